import { describe, expect, it } from 'vitest';
import { broughtBy, isStep, replayFrom } from './steps.js';

describe('a step', () => {
  it('leads to another moment, and not beyond the first or the last', () => {
    expect(isStep({ at: 1, last: 2 }, 0)).toBe(true);
    expect(isStep({ at: 0, last: 2 }, -1)).toBe(false);
    expect(isStep({ at: 1, last: 2 }, 2)).toBe(true);
    expect(isStep({ at: 2, last: 2 }, 3)).toBe(false);
    expect(isStep({ at: 2, last: 2 }, 2)).toBe(false);
  });
});

describe('what is replayed', () => {
  const away = { left: 4, came: 8 };

  it('is what happened since one left, until one has chosen again', () => {
    expect(replayFrom(8, away, 3)).toEqual({ from: 4, why: 'left' });
    expect(replayFrom(10, away, undefined)).toEqual({ from: 4, why: 'left' });
    expect(replayFrom(10, away, 7)).toEqual({ from: 4, why: 'left' });
    expect(replayFrom(10, away, 8)).toEqual({ from: 8, why: 'chosen' });
  });

  it('is what happened since one chose, where one was not away', () => {
    expect(replayFrom(10, null, 9)).toEqual({ from: 9, why: 'chosen' });
  });

  it('is nothing where nothing happened', () => {
    expect(replayFrom(10, null, 10)).toBeUndefined();
    expect(replayFrom(10, null, undefined)).toBeUndefined();
  });
});

it('a choice brings about what happened by it, and nothing else', () => {
  const events = ['1 placed', '2 placed', '2 kernel.skipped', '2 gained', '4 placed'].map((one) => {
    const [seq = '', name = ''] = one.split(' ');
    return { seq: Number(seq), name, params: {} };
  });
  expect(broughtBy(events, 2).map(({ name }) => name)).toEqual(['placed', 'gained']);
  expect(broughtBy(events, 3)).toEqual([]);
});
