import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { armFor, booksOf, foeArm } from './books.js';
import { bestRerolls, pack, rerollsOf, scaleOf, type Again, type Arm } from './dice.js';

const books = booksOf(content);
const scale = scaleOf(content);
const armWith = (mount: number, armour: number, strength = 0): Arm =>
  armFor(books, { mount, armour }, strength);

describe('dice', () => {
  it('of which one is rolled show each face alike, a symbol asleep the lowest', () => {
    [2, 1, 2, 1, 0].forEach((faces, attack) =>
      expect(foeArm(books, true).attacks[attack]).toBeCloseTo(faces / 6, 12),
    );
  });

  it('without which nothing is rolled give no attack', () => {
    expect(foeArm(books, false).attacks[0]).toBe(1);
  });

  it('show the highest face for a symbol at level IV, and only then', () => {
    const top = pack(scale, 0, 0, 3);
    const noBlack = { red: 0, black: 3, white: 2 };
    const one = (armour: number): Arm => armFor(books, { mount: 1, armour, fewer: noBlack }, 0);
    expect(one(3).chances[top]).toBeCloseTo(1 / 6, 12);
    expect(one(4).chances[top]).toBeCloseTo(2 / 6, 12);
  });

  it('are three at most, and red ones as many as the strength spent', () => {
    expect(armWith(4, 2, 2).count).toEqual([2, 3, 2]);
    expect(armWith(1, 1, 4).count).toEqual([3, 1, 1]);
    expect(armWith(1, 1, 3).active).toEqual([false, false, false]);
    expect(armWith(1, 1, 4).active).toEqual([true, false, false]);
  });

  it('that a veteran takes are gone, and never more than there are', () => {
    const fewer = { red: 1, black: 2 };
    expect(armFor(books, { mount: 1, armour: 3, fewer }, 2).count).toEqual([1, 0, 3]);
  });

  it('are all accounted for', () => {
    for (const arm of [armWith(1, 1), armWith(4, 4, 4), armWith(2, 3, 1)])
      expect(arm.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('count by the best of a colour: of two black ones both must fall short', () => {
    const [, best] = armWith(2, 1).scale.best;
    let short = 0;
    armWith(2, 1).chances.forEach((chance, roll) => (short += best[roll] === 4 ? 0 : chance));
    expect(short).toBeCloseTo((5 / 6) ** 2, 12);
  });
});

describe('a reroll', () => {
  it('takes every die that costs nothing, and may give up the best', () => {
    expect(rerollsOf({ count: [0, 2, 0], active: [false, false, false] }, 2)).toEqual([
      [0, 1, 0],
      [0, 2, 0],
    ]);
    expect(rerollsOf({ count: [3, 0, 0], active: [false, false, false] }, 2)).toEqual([[2, 0, 0]]);
  });

  it('takes no more dice than it may', () => {
    const rerolls = rerollsOf({ count: [3, 3, 3], active: [false, false, false] }, 4);
    expect(Math.max(...rerolls.map(([r, b, w]) => r + b + w))).toBe(4);
    expect(rerollsOf({ count: [1, 1, 1], active: [false, false, false] }, 0)).toEqual([]);
  });

  it('keeps the best of its colour unless all are rolled again', () => {
    const arm = armWith(2, 1);
    const roll = pack(scale, 0, 3, 0);
    const black = Float64Array.from({ length: scale.size }, (_, i) => scale.best[1][i] as number);
    const mean = (again: Again) => bestRerolls(arm, [again], black).worth[roll];
    // One die beside a 3: 4 in one case of six.
    expect(mean([0, 1, 0])).toBeCloseTo(3 + 1 / 6, 12);
    // Two dice anew: the mean of the better of two.
    expect(mean([0, 2, 0])).toBeLessThan(3);
    expect(mean([0, 0, 1])).toBe(3);
  });

  it('is the best there is, and of equals the first', () => {
    const arm = armWith(2, 1);
    const roll = pack(scale, 0, 3, 0);
    const sums = Float64Array.from(scale.sum);
    const chosen = (...rerolls: Again[]) => bestRerolls(arm, rerolls, sums).choice[roll];
    expect(chosen([0, 2, 0], [0, 1, 1], [0, 1, 0])).toBe(1);
    expect(chosen([0, 1, 0], [0, 1, 0])).toBe(0);
    expect(chosen()).toBe(-1);
  });
});
