import type { Table } from '@destrier/engine';
import { hold } from '@destrier/engine/testkit/check';
import { give, seated } from './seated.js';
import { titlesPhase } from '../rules/titles.js';

/** Tables for tests of the titles phase: only the public titles that are said. */

type Seated = NonNullable<Parameters<typeof seated>[1]>;
type Holding = Parameters<typeof give>[2];

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
      hold(match, s.publicTitles, publicTitles);
      give(match, 0, red);
      if (seats > 1) give(match, 1, blue);
    },
    begin: (match) => match.call(titlesPhase, {}),
  });
}
