import type { AnyGame } from '../game.js';
import { optionsOf, prepare, type Prepared } from '../game.js';
import { newMatch, type Match } from '../match.js';
import { run } from '../run.js';
import { tableKey } from '../seed.js';

/** A way to begin a game. */
export interface Setup {
  readonly seats: number;
  readonly options?: { readonly [id: string]: string };
  /** Content other than the game's own. */
  readonly content?: object;
}

/** Every number of seats with the usual options, and every other value of every option once. */
export function setupsOf(game: AnyGame): Setup[] {
  const { min, max } = game.seats;
  const plain = Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }));
  const varied = game.options.flatMap(({ id, values, default: usual }) =>
    values.filter((value) => value !== usual).map((value) => ({ [id]: value })),
  );
  return [
    ...plain,
    ...varied.map((options, i) => ({ seats: min + (i % (max - min + 1)), options })),
  ];
}

/** Seats, and the options that are not as usual: `3 seats, passing=off`. */
export function setupName(game: AnyGame, { seats, options = {} }: Setup): string {
  const usual = optionsOf(game, {});
  const changed = Object.entries(options).filter(([id, value]) => usual[id] !== value);
  const words = changed.map(([id, value]) => `${id}=${value}`).toSorted();
  return [seats === 1 ? '1 seat' : `${seats} seats`, ...words].join(', ');
}

export function prepareSetup(game: AnyGame, { seats, options, content }: Setup): Prepared {
  return prepare(game, seats, options, content);
}

/** A match at its first question. */
export function startMatch(game: AnyGame, setup: Setup, seed: string): Match {
  const match = newMatch(prepareSetup(game, setup), tableKey(seed));
  run(match);
  return match;
}
