import type { Stand } from '@destrier/bots/curve';
import { describe, expect, it } from 'vitest';
import { calmed, turnsOf } from './turns.js';

/** The chances of two seats, in a hundred of the first. */
const game = (first: readonly number[]): readonly Stand[] =>
  first.map((share, seq) => ({
    seq,
    win: [share / 100, 1 - share / 100].map((mean) => ({ mean, variance: 0.01 })),
  }));
const ofFirst = (stands: readonly Stand[]) =>
  stands.map(({ win }) => Math.round(100 * (win[0]?.mean ?? 0)));
const always = (seq: number): boolean => seq > 0;
const ownTurns = (first: readonly number[], isTold = always) =>
  turnsOf(calmed(game(first)), [0], isTold).own.map(({ seq, before, after }) => [
    seq,
    Math.round(100 * before),
    Math.round(100 * after),
  ]);

describe('a calm curve', () => {
  it('leaves out what is gone at the next look, and keeps what stays', () => {
    expect(ofFirst(calmed(game([50, 50, 50, 90, 50, 50, 50])))).toEqual(Array(7).fill(50));
    expect(ofFirst(calmed(game([50, 50, 50, 90, 90, 90, 90])))).toEqual([
      50, 50, 50, 90, 90, 90, 90,
    ]);
  });

  it('shares among three what it shared before, though each has a middle of its own', () => {
    const chances = [
      [60, 20, 20],
      [20, 60, 20],
      [20, 20, 60],
      [50, 30, 20],
      [20, 50, 30],
    ];
    const three = chances.map((all, seq) => ({
      seq,
      win: all.map((share) => ({ mean: share / 100, variance: 0.01 })),
    }));
    const shares = calmed(three)[2]?.win.map(({ mean }) => mean) ?? [];
    expect(shares.map((share) => Math.round(100 * share))).toEqual([29, 43, 29]);
    expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1);
  });

  it('begins and ends as the game did', () => {
    expect(ofFirst(calmed(game([10, 50, 50, 50, 50, 50, 100])))).toEqual([
      10, 50, 50, 50, 50, 50, 100,
    ]);
  });
});

describe('a turn', () => {
  it('is where chances changed and stayed so', () => {
    expect(ownTurns([40, 40, 40, 40, 70, 70, 70, 70])).toEqual([[4, 40, 70]]);
    expect(ownTurns([40, 40, 40, 80, 40, 40, 40, 40])).toEqual([]);
  });

  it('is a change of ten in a hundred, and not of nine', () => {
    expect(ownTurns([40, 40, 40, 50, 50, 50])).toEqual([[3, 40, 50]]);
    expect(ownTurns([40, 40, 40, 49, 49, 49])).toEqual([]);
  });

  it('is nothing of which the log tells nothing', () => {
    expect(ownTurns([40, 40, 40, 70, 70, 70], (seq) => seq !== 3)).toEqual([]);
  });

  it('is the largest of several that are near', () => {
    expect(ownTurns([20, 20, 20, 32, 32, 32, 60, 60, 60, 60])).toEqual([[6, 32, 60]]);
  });

  it('is told of oneself at most three times and of rivals twice, apart and in the order of the game', () => {
    const steps = [10, 25, 45, 60, 80, 95].flatMap((share) => Array<number>(6).fill(share));
    const { own, rivals } = turnsOf(calmed(game(steps)), [0], always);
    expect(own.map(({ seq, seat }) => [seq, seat])).toEqual([
      [6, 0],
      [12, 0],
      [24, 0],
    ]);
    expect(rivals.map(({ seq, seat }) => [seq, seat])).toEqual([
      [12, 1],
      [24, 1],
    ]);
  });
});
