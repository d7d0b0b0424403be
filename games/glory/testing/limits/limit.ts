import { content } from '../../content/index.js';

/** Values by their path in the content; `undefined` takes an entry away. */
export type Moves = { readonly [path: string]: unknown };

export interface Limit {
  /** Figures moved past what a check allows. */
  readonly past: readonly Moves[];
  /** Figures moved exactly to where they are still allowed, if they do not stand there already. */
  readonly at?: readonly Moves[];
}

export type Limits = { readonly [check: string]: Limit };

export const times = <T>(count: number, value: T): T[] =>
  Array.from({ length: count }, () => value);

/** These circles, for two, three and four players, on every space that has circles. */
export const circles = (two: number, three: number, four: number): Moves =>
  Object.fromEntries(
    Object.entries(content.board.spaces)
      .filter(([, space]) => space.circles !== 'free')
      .map(([id]) => [`board.spaces.${id}.circles`, [two, three, four]]),
  );

/** These prices of the slots on the track of supports, from left to right. */
export const track = (...prices: number[]): Moves =>
  Object.fromEntries(prices.map((price, i) => [`board.track.slots.${i}.price`, price]));

export const trinket = { source: 'house', copies: 0 };
