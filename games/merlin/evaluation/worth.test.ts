import { need, type Seat, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { alone, questFor, scores, staged, TRIO } from '../testing/staged.js';
import { text } from '../text/index.js';
import { evaluation } from './index.js';

const worthOf = (table: Table, seat: Seat = 0): number => evaluation.worth(table.match, seat);
type Parts = { readonly [part: string]: number };
const partsOf = (table: Table, seat: Seat = 0): Parts =>
  need(evaluation.parts, 'parts')(table.match, seat);
const partOf = (table: Table, part: string): number => need(partsOf(table)[part], part);

const VIOLET = questFor('shield-violet', 'flag-any', 'material-any');

describe('what a table is worth', () => {
  it('is made of parts that have names', () => {
    const table = alone({
      shield: 'black',
      quests: `${VIOLET} ${TRIO}`,
      traitors: 'black blue',
      apples: 2,
    });
    const parts = Object.entries(partsOf(table));
    expect(parts.reduce((sum, [, points]) => sum + points, 0)).toBeCloseTo(worthOf(table));
    const said = Object.keys(text.en).filter((key) => key.startsWith('worth.'));
    expect(parts.map(([part]) => `worth.${part}`).toSorted()).toEqual(said.toSorted());
  });

  it('is the score at the end', () => {
    const table = staged([{ apples: 1, staffs: 2, shield: 'black blue grey' }, {}], {
      round: 6,
      begin: 'ending',
      and: (g) => (g.s.turns = 8),
    });
    expect(scores(table)).toEqual([6, 0]);
    expect([worthOf(table, 0), worthOf(table, 1)]).toEqual([6, 0]);
  });

  it('an open traitor costs points; a shield that repels one is spent with it', () => {
    const open = alone({ traitors: 'black', shield: 'blue' });
    const repelled = alone({ traitors: 'black', shield: 'black' });
    expect(partOf(open, 'traitors')).toBeLessThan(0);
    expect(partOf(repelled, 'traitors')).toBe(0);
    expect(partOf(open, 'goods')).toBeGreaterThan(0);
    expect(partOf(repelled, 'goods')).toBe(0);
  });

  it('a black flag answers for the traitors of one colour', () => {
    const answered = alone({ traitors: 'black black blue', flag: 'black' });
    const other = alone({ traitors: 'black black blue', flag: 'grey' });
    expect(partOf(answered, 'traitors')).toBeCloseTo(partOf(other, 'traitors') / 3);
  });

  it('a quest is worth the more, the less is missing', () => {
    const quests = (flag: string, shield: string): number =>
      partOf(alone({ quests: VIOLET, flag, shield }), 'quests');
    const [none, one, both] = [quests('', ''), quests('grey', ''), quests('grey', 'violet')];
    expect(none).toBeLessThan(one);
    expect(one).toBeLessThan(both);
    expect(both).toBeLessThan(1);
  });

  it('a majority is worth more than a tie, a tie more than less than the other', () => {
    const influence = (own: string): number =>
      partOf(
        staged([{ influence: own, countersLeft: 3 }, { influence: 'blue blue' }]),
        'influence',
      );
    expect(influence('blue')).toBeLessThan(influence('blue blue'));
    expect(influence('blue blue')).toBeLessThan(influence('blue blue blue'));
  });

  it('manors count for all scorings that are left', () => {
    const domain = (round: number): number => partOf(alone({ manors: [3] }, { round }), 'domain');
    expect(domain(1)).toBeGreaterThan(domain(3) + 3);
    expect(domain(5)).toBeLessThanOrEqual(5);
    expect(domain(5)).toBeGreaterThan(4);
  });

  it('dice promise where they lead, in whatever order', () => {
    const promised = (dice: number[], flag: string): number =>
      partOf(alone({ dice, flag, knight: 20 }), 'dice');
    const byFlags = (...dice: number[]): number =>
      promised(dice, 'black grey blue violet orange') - promised(dice, '');
    // From 20 a 5 leads to the points for flags, and a 2 and a 3 together do.
    expect(byFlags(5)).toBeGreaterThan(byFlags(4) + 1);
    expect(byFlags(2, 3)).toBeGreaterThan(byFlags(2, 4) + 1);
  });
});

describe('turns and phases', () => {
  it('a turn is over with its last question, a phase with a scoring', () => {
    const table = staged([{ dice: [1, 2, 3] }, {}], { begin: 'round', round: 0 });
    const before = evaluation.turn(table.match);
    const horizon = evaluation.horizon(table.match);
    play(table, 'red: merlin on', 'red: decline', 'red: end');
    expect(evaluation.turn(table.match)).toBe(before + 1);
    expect(evaluation.horizon(table.match)).toBe(horizon);
    const later = (round: number): number => evaluation.horizon(alone({}, { round }).match);
    expect([1, 2, 3, 4, 5, 6].map(later)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
