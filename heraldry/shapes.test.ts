import { describe, expect, it } from 'vitest';
import { clockwise, closedPath, laid, mirrored, openPath, stroke } from './shapes.js';

describe('a line through points', () => {
  it('is straight between corners', () => {
    expect(closedPath(stroke('0 0! 30 0! 30 30!'))).toBe('M0 0L30 0L30 30L0 0Z');
    expect(openPath(stroke('0 0! 30 0! 30 30!'))).toBe('M0 0L30 0L30 30');
  });

  it('passes a smooth point along the way from the one before to the one after', () => {
    expect(openPath(stroke('0 0! 30 0 30 30!'))).toBe(
      'M0 0C10 0 22.9 -7.1 30 0C37.1 7.1 30 20 30 30',
    );
  });

  it('closes smoothly when it ends where it began', () => {
    const ring = '0 -30 30 0 0 30 -30 0';
    const closed = closedPath(stroke(ring));
    expect(closed).toMatch(/^M0 -30C14.1 -30 30 -14.1 30 0/);
    expect(`${openPath(stroke(`${ring} 0 -30`))}Z`).toBe(closed);
  });
});

it('a half has its image on the other side of the axis', () => {
  expect(closedPath(mirrored(stroke('0 0! 10 5! 0 20!')))).toBe('M0 0L10 5L0 20L-10 5L0 0Z');
});

it('a figure is scaled, turned clockwise and moved', () => {
  const [point] = laid(stroke('10 0!'), { x: 100, y: 50, scale: 2, turn: 90 });
  expect(point?.x).toBeCloseTo(100, 6);
  expect(point?.y).toBeCloseTo(70, 6);
});

it('outlines are made to run clockwise, whichever way they were drawn', () => {
  const right = stroke('0 0! 10 0! 10 10!');
  expect(clockwise(right)).toEqual(right);
  expect(clockwise(right.toReversed())).toEqual(right);
});
