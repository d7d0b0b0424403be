/** What can go wrong, by the names under which scripts know it. */
export type ErrorCode =
  | 'usage.command'
  | 'usage.option'
  | 'game.unknown'
  | 'record.damaged'
  | 'record.truncated'
  | 'record.foreign'
  | 'record.newer'
  | 'record.content'
  | 'pack.invalid'
  | 'scenario.invalid'
  | 'choice.refused'
  | 'limit.reached'
  | 'storage.unavailable'
  | 'internal';

export const EXIT = { good: 0, failed: 1, usage: 2, unreadable: 3, cancelled: 4, bug: 5 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

const EXIT_OF: { readonly [code in ErrorCode]: Exit } = {
  'usage.command': EXIT.usage,
  'usage.option': EXIT.usage,
  'game.unknown': EXIT.usage,
  'record.damaged': EXIT.unreadable,
  'record.truncated': EXIT.unreadable,
  'record.foreign': EXIT.unreadable,
  'record.newer': EXIT.unreadable,
  'record.content': EXIT.unreadable,
  'pack.invalid': EXIT.unreadable,
  'scenario.invalid': EXIT.unreadable,
  'choice.refused': EXIT.failed,
  'limit.reached': EXIT.cancelled,
  'storage.unavailable': EXIT.unreadable,
  internal: EXIT.bug,
};

export function exitOf(code: ErrorCode): Exit {
  return EXIT_OF[code];
}

/** Where in a file something is wrong. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
}

/** A command that cannot go on, for a reason the person at the keyboard can mend. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: ErrorCode;
  readonly hint: string;
  readonly place: Place;

  constructor(code: ErrorCode, message: string, hint: string, place: Place = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.place = place;
  }
}

export function wrongOption(message: string, hint: string): CommandError {
  return new CommandError('usage.option', message, hint);
}
