import { describe, expect, it } from 'vitest';
import { hullOf, largest } from './fit.js';
import {
  boxOf,
  centroid,
  clipped,
  contains,
  cut,
  inset,
  rectangle,
  roomAround,
  SHIELD,
  spanAt,
} from './geometry.js';

const square = rectangle(0, 0, 100, 100);
const at = (x: number, y: number) => ({ x, y });

describe('polygons', () => {
  it('are cut along a line, and what lies to its right stays', () => {
    expect(boxOf(cut(square, at(40, 0), at(40, 100)))).toMatchObject({ left: 0, right: 40 });
    expect(boxOf(cut(square, at(40, 100), at(40, 0)))).toMatchObject({ left: 40, right: 100 });
    expect(cut(square, at(-1, 0), at(-1, 100))).toEqual([]);
  });

  it('lose what lies outside a rectangle, whichever sides it names', () => {
    expect(boxOf(clipped(square, { left: 10, bottom: 30 }))).toMatchObject({
      left: 10,
      top: 0,
      right: 100,
      bottom: 30,
    });
  });

  it('lose a rim', () => {
    expect(boxOf(inset(square, 10))).toMatchObject({ left: 10, top: 10, right: 90, bottom: 90 });
    expect(inset(SHIELD, 10).every((point) => contains(SHIELD, point))).toBe(true);
    expect(contains(inset(SHIELD, 10), at(100, 12))).toBe(false);
    expect(contains(inset(SHIELD, 10), at(100, 14))).toBe(true);
  });

  it('reach from side to side at a height, on their edges too, and nowhere beyond', () => {
    expect([0, 50, 100].map((y) => spanAt(square, y))).toEqual([
      [0, 100],
      [0, 100],
      [0, 100],
    ]);
    expect([-1, 101].map((y) => spanAt(square, y))).toEqual([undefined, undefined]);
    expect(spanAt([at(0, 0), at(100, 0), at(50, 100)], 50)).toEqual([25, 75]);
  });

  it('have a middle and room around a point', () => {
    expect(centroid(square)).toEqual(at(50, 50));
    expect(roomAround(square, at(50, 30))).toBeCloseTo(30, 0);
  });
});

describe('a charge alone', () => {
  const box = (width: number, height: number) => ({
    width,
    height,
    hull: rectangle(-width / 2, -height / 2, width / 2, height / 2),
  });

  it('is as large as its outline allows, with the air that is asked for', () => {
    expect(largest(square, box(10, 10), 0.1)).toMatchObject({ x: 50, y: 50 });
    expect(largest(square, box(10, 10), 0.1).width).toBeCloseTo(80, 5);
    expect(largest(square, box(40, 10), 0.1).width).toBeCloseTo(80, 5);
  });

  it('sits higher on a shield when it is broad than when it is slender', () => {
    const broad = largest(SHIELD, box(100, 60), 0.08);
    const slender = largest(SHIELD, box(10, 100), 0.08);
    expect(broad.y).toBeLessThan(slender.y);
    expect(broad.width).toBeGreaterThan(150);
    expect(slender.height).toBeGreaterThan(185);
  });

  it('is measured by its outermost points alone', () => {
    const inner = [at(50, 50), at(20, 80), at(50, 0)];
    const hull = hullOf([...inner, ...square]);
    expect(hull.toSorted((a, b) => a.x - b.x || a.y - b.y)).toEqual([
      at(0, 0),
      at(0, 100),
      at(100, 0),
      at(100, 100),
    ]);
  });
});
