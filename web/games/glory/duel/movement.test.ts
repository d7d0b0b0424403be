import { describe, expect, it } from 'vitest';
import { isThrown, slideOf, thrownTo } from './movement.js';

describe('a die', () => {
  it('is thrown where it is new, shows something else, or belongs to another roll', () => {
    expect(isThrown(undefined, { face: '1 red3' })).toBe(true);
    expect(isThrown({ face: '1 red3' }, { face: '1 red4' })).toBe(true);
    expect(isThrown({ face: '1 red3' }, { face: '2 red3' })).toBe(true);
    expect(isThrown({ face: '1 red3' }, { face: '1 red3' })).toBe(false);
  });

  it('falls where it lies; one that counts falls on the sand first', () => {
    const loose = thrownTo({ at: { x: 100, y: 300 }, sand: null });
    expect(loose[2]?.transform).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
    const counted = thrownTo({ at: { x: 100, y: 500 }, sand: { x: 300, y: 350 } });
    expect(counted[2]?.transform).toBe('translate(120px, -150px) rotate(0deg) scale(1)');
    for (const frames of [loose, counted]) expect(frames.at(-1)?.transform).toBe('none');
  });

  it('slides from where it lay, and not at all where it has not moved', () => {
    const at = { x: 10, y: 10 };
    expect(slideOf({ at: { x: 40, y: 30 } }, { at })?.[0]?.transform).toBe('translate(30px, 20px)');
    expect(slideOf({ at: { x: 11, y: 10 } }, { at })).toBeNull();
    expect(slideOf(undefined, { at })).toBeNull();
  });
});
