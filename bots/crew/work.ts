/** Numbers of games: from this one to before that one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Games played one after the other, from a number on. */
export interface Chunk {
  readonly from: number;
  readonly played: readonly unknown[];
}

/**
 * Called between games and between decisions. Where a person may want to interrupt, it lets the thread listen now and
 * then, and fails with `Cancelled`.
 */
export type Breathe = () => Promise<void> | undefined;

/** Tells a thread to end what it has started, and then itself. */
export const END = 'end';

export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Plays the games of a range. What it is told is plain data, and what it gives depends on nothing else. */
export type PlayRange<J, C extends Chunk> = (
  job: J,
  range: Range,
  breathe: Breathe,
) => C | Promise<C>;

/** A kind of job that a crew can do. */
export interface Work<J, C extends Chunk> {
  readonly play: PlayRange<J, C>;
  /** What a thread starts with: a module that calls `serveRanges` with the same `play`. */
  readonly module: URL;
  /** What stands for games that could not be played. */
  lost(job: J, range: Range, reason: string): C;
}
