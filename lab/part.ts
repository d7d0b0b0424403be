import type { Row } from './row.js';

/** Games to be played, which can be stopped and gone on with at any moment. */
export interface Task<R> {
  readonly id: string;
  /** At most. */
  readonly games: number;
  /** An estimate of one core's milliseconds for a game. */
  readonly msPerGame: number;
  /** It takes one thread, however many there are. */
  readonly alone?: true;
  /** What its games depend on: those of another are not gone on with. */
  identity(): object | Promise<object>;
  play(run: TaskRun): Promise<Played<R>>;
}

export interface TaskRun {
  /** Where its games are kept. */
  readonly file: string;
  /** What its games depend on, as `identity` said. */
  readonly of: object;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onGames: (games: number) => void;
}

export interface Played<R> {
  readonly result: R;
  readonly games: number;
  /** Stopped before the end. */
  readonly partial: boolean;
  /** Games that broke, in words. */
  readonly faults: readonly string[];
}

/** What was played of a task. */
export type FoundResult = <R>(task: Task<R>) => Played<R>;

/** Some tables of the laboratory. Tasks that several parts share are played once. */
export interface Part {
  /** All its rows begin with it. */
  readonly id: string;
  readonly about: string;
  readonly tasks: readonly Task<unknown>[];
  /** Played only where this says so, once the parts before it are done; always if not said or if it is asked for by name. */
  readonly wanted?: { readonly after: Task<unknown>; is(found: FoundResult): boolean };
  rows(found: FoundResult): readonly Row[];
}
