import { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { scores, staged, type Seated } from '../testing/staged.js';

const ended = (...seats: readonly Seated[]) => staged(seats, { begin: 'ending' });

describe('the end', () => {
  it('[M16.1 computes] a point for each apple', () => {
    expect(scores(ended({ apples: 3 }, { apples: 1 }))).toEqual([3, 1]);
  });

  it('[M16.2 computes] two points for each staff', () => {
    expect(scores(ended({ staffs: 3 }, { staffs: 1 }))).toEqual([6, 2]);
  });

  it.each([
    ['black grey', 0],
    ['black grey blue', 1],
    ['black grey blue blue blue', 1],
    ['black grey blue blue blue brown', 2],
  ])('[M16.3 computes] %s are worth %d', (flag, points) => {
    expect(scores(ended({ flag }, {}))).toEqual([points, 0]);
  });

  it('[M16.3 computes] goods of all kinds are counted together', () => {
    expect(scores(ended({ flag: 'black', shield: 'black', material: 'black' }, {}))).toEqual([
      1, 0,
    ]);
  });

  it('[M16.4 computes] most points win, equals share', () => {
    const table = ended({ apples: 2 }, { staffs: 1 }, { apples: 1 });
    expect(table.result.map(({ place, score }) => [place, score])).toEqual([
      [1, 2],
      [1, 2],
      [3, 1],
    ]);
  });

  it('[M1.7 computes] what was scored is told by its causes', () => {
    const table = ended({ apples: 2, staffs: 1, flag: 'black black black' }, {});
    expect(table.result[0]?.breakdown).toEqual({ apples: 2, staffs: 2, goods: 1 });
    expect(Table.start(game, { seats: 2, seed: 'x' }).result).toHaveLength(2);
  });
});
