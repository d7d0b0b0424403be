import type { Table } from '@destrier/engine';
import { hold, putOn, seated } from './seated.js';
import { titlesPhase } from '../rules/titles.js';

/** Tables for tests of the titles phase: only the public titles that are said. */

type Seated = NonNullable<Parameters<typeof seated>[1]>;
type Holding = Parameters<typeof hold>[2];

interface Given extends Omit<Seated, 'begin' | 'given'> {
  readonly seats?: number;
  readonly publicTitles?: readonly string[];
  readonly red?: Holding;
  readonly blue?: Holding;
}

export function claiming(given: Given): Table {
  const { seats = 2, publicTitles = [], red = {}, blue = {}, ...rest } = given;
  return seated(seats, {
    ...rest,
    given(s, match) {
      s.titleDeck.push(...s.publicTitles.splice(0));
      for (const title of publicTitles) putOn(match, s.publicTitles, title);
      hold(match, 0, red);
      if (seats > 1) hold(match, 1, blue);
    },
    begin: (match) => match.call(titlesPhase, {}),
  });
}
