import { expect, it } from 'vitest';
import { played } from '../games/glory/testing/played.js';
import { endOf } from './saved.js';

it('how a game ended is kept once it is over, and nothing of its scores before', () => {
  const ends = Array.from(played(2, { tournament: 'joust' }), (table) => ({
    end: endOf(table),
    result: table.result,
  }));
  const last = ends.pop();
  expect(ends.every(({ end }) => !end.over && end.result === undefined)).toBe(true);
  expect(last?.end).toEqual({
    over: true,
    result: last?.result.map(({ place, score }) => ({ place, score })),
  });
  expect(last?.end.result).toHaveLength(2);
});
