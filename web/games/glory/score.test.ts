import { describe, expect, it } from 'vitest';
import { standings, trackEnds } from './score.js';

const scored = (...glories: readonly number[]) => glories.map((glory, who) => ({ who, glory }));

describe('the score track', () => {
  it('is shown from the ten below the last to the ten above the first', () => {
    expect(trackEnds(scored(8, 11))).toEqual([0, 20]);
    expect(trackEnds(scored(34, 52))).toEqual([30, 60]);
  });

  it('has room above a full ten', () => {
    expect(trackEnds(scored(10, 20))).toEqual([10, 30]);
    expect(trackEnds(scored(0))).toEqual([0, 10]);
  });

  it('places shields by their share of it', () => {
    expect(standings(scored(5, 10, 15)).map(({ who, at }) => [who, at])).toEqual([
      [2, 0.75],
      [1, 0.5],
      [0, 0.25],
    ]);
  });

  it('sets those who would cover each other one below the other, the first on top', () => {
    const rows = standings(scored(10, 11, 11, 28, 13)).map(({ who, row }) => [who, row]);
    expect(rows).toEqual([
      [3, 0],
      [4, 0],
      [1, 0],
      [2, 1],
      [0, 2],
    ]);
  });
});
