import { expect, it } from 'vitest';
import { noCounts, VICTORY, type Counts } from './counts.js';
import { balanceOf } from './standing.js';

const job = {
  game: 'glory',
  seats: 2,
  options: {},
  content: null,
  seed: '1',
  bots: ['greedy', 'random'],
  games: 10,
};
const counts: Counts = {
  ...noCounts(2),
  finished: 10,
  wins: [7.5 * VICTORY, 2.5 * VICTORY],
  scores: [
    { 60: 5, 70: 5 },
    { 9: 9, 100: 1 },
  ],
  decisions: { 200: 4, 300: 6 },
  items: {
    'support squire': { offered: 50, used: 20, users: 10, wins: 7.5 * VICTORY },
    'support nun': { offered: 10, used: 5, users: 5, wins: 0 },
    'travel quest': { offered: 3, used: 3, users: 1, wins: 0 },
  },
  measures: { 'second-duel-round-2': { 20: 2, 28: 2 } },
};
const found = balanceOf(job, counts);
const item = (kind: string, id: string) =>
  found.items.find((one) => one.kind === kind && one.id === id);

it('says by seat how often it won and what it scored', () => {
  expect(found.seats.map(({ seat, bot, winShare }) => [seat, bot, winShare])).toEqual([
    [0, 'greedy', 0.75],
    [1, 'random', 0.25],
  ]);
  expect(found.seats[0]?.score).toMatchObject({ mean: 65, p10: 60, p50: 60, p90: 70 });
  expect(found.seats[1]?.score).toMatchObject({ mean: 18.1, p50: 9, p90: 9 });
});

it('puts the scores of all seats in their order, whatever their spelling', () => {
  expect(found.score.distribution).toEqual([
    { score: 9, seats: 9 },
    { score: 60, seats: 5 },
    { score: 70, seats: 5 },
    { score: 100, seats: 1 },
  ]);
  expect(found.length.decisions).toMatchObject({ mean: 260, p10: 200, p50: 300 });
});

it('says how often an item was used when offered, among its kind, and what its users won', () => {
  expect(item('support', 'squire')).toMatchObject({ offered: 50, used: 20, useShare: 0.4 });
  expect(item('support', 'squire')?.useShare95[0]).toBeCloseTo(0.2761, 4);
  expect(item('support', 'squire')?.kindShare).toBe(0.8);
  expect(item('support', 'squire')?.winShare).toBe(0.75);
  expect(item('support', 'nun')).toMatchObject({ kindShare: 0.2, winShare: 0 });
  expect(item('travel', 'quest')).toMatchObject({ useShare: 1, kindShare: 1, source: 'rulebook' });
});

it('leaves everything open of what was never offered', () => {
  expect(item('support', 'usurer')).toMatchObject({
    offered: 0,
    useShare: 0,
    useShare95: [0, 1],
    winShare95: [0, 1],
  });
});

it('averages what was measured, with the interval of the mean', () => {
  const [measure] = found.measures;
  expect(measure).toMatchObject({ count: 4, mean: 24 });
  expect(measure?.mean95[1]).toBeCloseTo(24 + (1.96 * 4.6188) / 2, 2);
  expect(balanceOf(job, noCounts(2)).measures[0]).toMatchObject({ count: 0, mean95: [0, 0] });
});
