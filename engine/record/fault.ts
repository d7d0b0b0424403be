export type RecordCode =
  | 'record.damaged'
  | 'record.truncated'
  | 'record.foreign'
  | 'record.newer'
  | 'record.content';

/** Why a record is not used. Nothing of it was loaded. */
export interface RecordError {
  readonly code: RecordCode;
  readonly message: string;
  readonly hint: string;
  readonly line: number;
}

const HINTS: { readonly [code in RecordCode]: string } = {
  'record.damaged':
    'Get the record once more from where it came; if it is the same there, it was changed.',
  'record.truncated': 'Get the whole record: it ends with a line that begins with "end sha256:".',
  'record.foreign': 'Give a record that was written here, or install the game and rules it names.',
  'record.newer': 'Install a newer version of this program.',
  'record.content': 'Install the content pack this game was played with.',
};

/** Stops the reading of a record; never leaves this folder. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault';
  readonly error: RecordError;

  constructor(code: RecordCode, line: number, message: string, hint = HINTS[code]) {
    super(message);
    this.error = { code, message, hint, line };
  }
}
