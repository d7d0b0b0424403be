import type { Speaker } from '@destrier/text';
import type { CliKey } from '@destrier/text/cli';

/** What a person can type besides options, by its English name or its name in the language. */
export const WORDS = [
  'help',
  'why',
  'rules',
  'undo',
  'view',
  'log',
  'counsel',
  'hint',
  'save',
  'record',
  'seat',
  'back',
  'quit',
] as const;
export type CommandWord = (typeof WORDS)[number];

export interface TypedCommand {
  readonly word: CommandWord;
  readonly argument: string;
}

export function wordIn(word: CommandWord, speaker: Speaker): string {
  const key: CliKey = `cli.word.${word}`;
  return speaker.say(key);
}

export function isCommand(word: CommandWord, typed: string, speaker: Speaker): boolean {
  return typed === word || typed === wordIn(word, speaker);
}

/** The command in a line, with or without a slash before it. */
export function commandIn(line: string, speaker: Speaker): TypedCommand | undefined {
  const [first = '', ...rest] = line.replace(/^\//, '').split(' ');
  const typed = first.toLowerCase();
  const argument = rest.join(' ').trim();
  if (typed.startsWith('?')) return { word: 'help', argument };
  const word = WORDS.find((one) => isCommand(one, typed, speaker));
  return word === undefined ? undefined : { word, argument };
}
