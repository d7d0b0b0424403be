import type { GameEvent } from '@destrier/engine';
import { expect, it } from 'vitest';
import type { Moment } from '../../table/link.js';
import { ceremonies } from './ceremonies.js';

const event = (name: string, params: GameEvent['params']): GameEvent => ({ seq: 1, name, params });
const score = (who: number, points: number): GameEvent =>
  event('kernel.score', { who, points, cause: 'any' });
const round = (n: number): GameEvent => event('round', { round: n, first: 0 });
const influence = (province: string, number: number, seats: number[], points: number) =>
  event('influence', { province, number, seats, points });

const MOMENT: Moment = {
  seq: 9,
  viewer: 0,
  view: { players: [{}, {}] },
  asks: [],
  events: [],
  undo: false,
  result: null,
};

function ofLast(events: readonly GameEvent[], moment = MOMENT) {
  const at = events.length - 1;
  const last = events[at];
  return last === undefined ? null : ceremonies({ event: last, events, at, moment, content: {} });
}

const SCORED = [
  round(2),
  score(0, 4),
  event('scoring', { scoring: 1 }),
  event('suffered', { seat: 0, number: 2, points: -6 }),
  score(0, -6),
  event('suffered', { seat: 1, number: 1, points: -3 }),
  score(1, -3),
  event('territory', { terrain: 'lake', number: 3, seats: [0], points: 3 }),
  score(0, 3),
  event('territory', { terrain: 'lake', number: 4, seats: [0, 1], points: 2 }),
  score(0, 2),
  score(1, 2),
  influence('black', 5, [1], 5),
  score(1, 5),
  event('servants', { seat: 0, number: 2, points: 2 }),
  score(0, 2),
];

it('a scoring is shown line by line, each territory and province with one of its own', () => {
  const shown = ofLast([...SCORED, round(3)]);
  if (shown?.kind !== 'reckoning') throw new Error('no scoring');
  expect(shown.isLast).toBe(false);
  expect(shown.seats.map(({ had }) => had)).toEqual([4, 0]);
  expect(
    shown.lines.map(({ cause, name, number, points }) => [cause, name, number, [...points]]),
  ).toEqual([
    [
      'traitors',
      null,
      null,
      [
        [0, -6],
        [1, -3],
      ],
    ],
    ['domain', 'lake', 3, [[0, 3]]],
    [
      'domain',
      'lake',
      4,
      [
        [0, 2],
        [1, 2],
      ],
    ],
    ['influence', 'black', 5, [[1, 5]]],
    ['servants', null, null, [[0, 2]]],
  ]);
});

it('a round without a scoring is over as in other games', () => {
  expect(ofLast([...SCORED, round(3), score(1, 2), round(4)])).toMatchObject({
    kind: 'round',
    round: 2,
  });
});

it('nothing is over before the next round begins', () => {
  expect(ofLast(SCORED)).toBe(null);
});

it('the last scoring is shown with what is left over, when the game ends with it', () => {
  const left = event('left', { seat: 1, what: 'apples', number: 2, points: 2 });
  const events = [...SCORED, left, score(1, 2)];
  const shown = ofLast(events, { ...MOMENT, result: [] });
  if (shown?.kind !== 'reckoning') throw new Error('no scoring');
  expect(shown.isLast).toBe(true);
  expect(shown.lines).toHaveLength(6);
  expect(shown.lines.at(-1)).toMatchObject({ cause: 'apples', points: new Map([[1, 2]]) });
  // Whoever gives up ends the game without one.
  expect(ofLast([...SCORED, round(3), score(1, 2)], { ...MOMENT, result: [] })).toBe(null);
});
