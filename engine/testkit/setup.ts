import { need } from '../basics.js';
import type { AnyGame } from '../game.js';
import { prepare, type Beginning, type Prepared } from '../game.js';
import { newMatch, type Match } from '../match.js';
import { run } from '../run.js';
import { tableKey } from '../seed.js';
import { optionsOf, valueBlocked } from '../setting.js';

/** A way to begin a game. */
export interface Setup extends Beginning {
  /** Content other than the game's own. */
  readonly content?: object;
}

/** Those the game names; else every number of seats with the usual options, and every other value of every option once. */
export function setupsOf(game: AnyGame): readonly Setup[] {
  if (game.setups !== undefined) return game.setups;
  const { min, max } = game.seats;
  const plain = Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }));
  const varied = game.options.flatMap(({ id, values, default: usual }) =>
    values.filter((value) => value !== usual).map((value) => ({ [id]: value })),
  );
  const counts = plain.map(({ seats }) => seats);
  const unusual = varied.flatMap((options, i) => {
    const turned = [...counts.slice(i % counts.length), ...counts.slice(0, i % counts.length)];
    const seats = turned.find((count) => valueBlocked(game, count, {}, options) === undefined);
    return seats === undefined ? [] : [{ seats, options }];
  });
  return [...plain, ...unusual];
}

/** The setup of the game of this number: what is varied takes its turn. */
export function setupAt(setup: Setup, game: number): Setup {
  if (setup.varied === undefined) return setup;
  let rest = game;
  const options: Record<string, string> = { ...setup.options };
  for (const [id, values] of Object.entries(setup.varied)) {
    options[id] = need(values[rest % values.length], `a value of ${id}`);
    rest = Math.floor(rest / values.length);
  }
  const { content } = setup;
  return { seats: setup.seats, options, ...(content === undefined ? {} : { content }) };
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
