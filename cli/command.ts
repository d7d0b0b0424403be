import type { Language } from '@destrier/engine';
import type { OutsideGame } from '@destrier/registry/outside';
import type { Exit } from './errors.js';
import type { Io } from './io.js';

/** The version of the contract that scripts rely on; every line of JSON begins with it. */
export const CONTRACT = 1;

/** An option of a command: what it takes and what it is for. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly about: string }
  | {
      readonly kind: 'text';
      /** What stands for the value in the help: `dir`. */
      readonly value: string;
      readonly about: string;
      readonly default?: string;
    }
  /** May be given several times. */
  | { readonly kind: 'texts'; readonly value: string; readonly about: string }
  /** A whole number. */
  | {
      readonly kind: 'number';
      readonly value: string;
      readonly about: string;
      readonly min: number;
      readonly default?: number;
    };

export type OptionSpecs = { readonly [name: string]: OptionSpec };

type ValueOf<S extends OptionSpec> = S extends { readonly kind: 'flag' }
  ? boolean
  : S extends { readonly kind: 'texts' }
    ? readonly string[]
    : S extends { readonly default: infer D }
      ? D extends number
        ? number
        : string
      : S extends { readonly kind: 'number' }
        ? number | undefined
        : string | undefined;

export type Values<O extends OptionSpecs> = { readonly [K in keyof O]: ValueOf<O[K]> };

/** What a command gets to work with. */
export interface Context<O extends OptionSpecs = OptionSpecs> {
  /** The words after the command's name, as many as it declares. */
  readonly words: readonly string[];
  readonly values: Values<O>;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly lang: Language;
  /** The games from outside that --with named; they are among all others already. */
  readonly outside: readonly OutsideGame[];
  readonly io: Io;
  /** Words for the person who waits, on stderr; silent with --quiet. */
  readonly say: (words: string) => void;
}

/** What a command answers: the same as JSON and as text. */
export interface Answer {
  /** False: the check ran, and failed. */
  readonly ok: boolean;
  /** Cancelled before the end; this is what there is. */
  readonly partial?: boolean;
  /** The exit code, where `ok` and `partial` do not say it. */
  readonly exit?: Exit;
  /** What the contract names beyond the common head. */
  readonly data: object;
  readonly text: string;
}

export interface Command<O extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** What it does, in one line. */
  readonly about: string;
  /** The words it takes, as the usage line shows them: `<game>`, `[game]`, `<path>…` for one or more. */
  readonly words: readonly string[];
  readonly options: O;
  /** What follows `destrier` in an example. */
  readonly example: string;
  /** Prints lines of JSON itself, whatever the options say; so an error is JSON too. */
  readonly stream?: true;
  /** The answer, or the exit code of a command that has spoken for itself. */
  run(context: Context<O>): Promise<Answer | Exit> | Answer | Exit;
}

/** Keeps the types of the options within the command and forgets them outside. */
export function defineCommand<const O extends OptionSpecs>(command: Command<O>): Command {
  return command;
}
