import { describe, expect, it } from 'vitest';
import { besideIt, restingAt } from './detents.js';

const heights = { peek: 100, half: 300, full: 600 };

describe('a sheet that is let go', () => {
  it('comes to rest at the nearest height', () => {
    expect(restingAt(199, 0, heights)).toBe('peek');
    expect(restingAt(201, 0, heights)).toBe('half');
    expect(restingAt(449, 0, heights)).toBe('half');
    expect(restingAt(451, 0, heights)).toBe('full');
  });

  it('goes on to the next one in the direction in which it was thrown', () => {
    expect(restingAt(120, 0.6, heights)).toBe('half');
    expect(restingAt(580, -0.6, heights)).toBe('half');
    expect(restingAt(120, 0.5, heights)).toBe('peek');
    expect(restingAt(610, 0.6, heights)).toBe('full');
    expect(restingAt(90, -0.6, heights)).toBe('peek');
  });
});

it('there is nothing above the highest and below the lowest', () => {
  expect(besideIt('peek', 1)).toBe('half');
  expect(besideIt('full', 1)).toBe('full');
  expect(besideIt('peek', -1)).toBe('peek');
});
