import { expect, it } from 'vitest';
import { scores, staged, type Seated, type Staged } from '../../testing/staged.js';
import { expectedNow } from './expected.js';

/** What is expected of every seat before a scoring, all parts together. */
function expectedOf(seats: readonly Seated[], given: Staged = {}): number[] {
  let found: number[] = [];
  staged(seats, {
    ...given,
    and: (g) => {
      found = g.seats.map((seat) => {
        const { traitors, domain, influence, servants } = expectedNow(g, seat);
        return traitors + domain + influence + servants;
      });
    },
  });
  return found;
}

const scored = (seats: readonly Seated[], given: Staged = {}): number[] =>
  scores(staged(seats, { begin: 'scoring', round: 6, ...given }));

it.each<readonly [string, readonly Seated[], Staged]>([
  ['nobody has anything', [{}, {}], {}],
  ['a traitor comes and one is kept away', [{ traitors: 'black blue', shield: 'black' }, {}], {}],
  ['two traitors come', [{ traitors: 'black blue' }, {}], {}],
  [
    'a shield keeps one of two equal traitors away',
    [{ traitors: 'grey grey', shield: 'grey' }, {}],
    {},
  ],
  [
    'Excalibur is held and no traitor is left',
    [{ traitors: 'black', shield: 'black' }, {}],
    { excalibur: 0 },
  ],
  ['Excalibur is held in vain', [{ traitors: 'black' }, {}], { excalibur: 0 }],
  ['counters are in majority', [{ influence: 'black black blue' }, { influence: 'black' }], {}],
  ['counters are equal', [{ influence: 'violet' }, { influence: 'violet' }], {}],
  ['manors are shared', [{ manors: [0, 3] }, { manors: [1] }], {}],
  ['servants are out', [{ servants: { mason: 'blue', lady: 'blue' } }, {}], {}],
])('tells what a scoring would bring where %s', (_, seats, given) => {
  expect(expectedOf(seats, given)).toEqual(scored(seats, given));
});
