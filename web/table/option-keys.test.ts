import { describe, expect, it } from 'vitest';
import { KEYS, keysOf } from './option-keys.js';

const NONE = new Map<string, string>();

describe('the key of an option', () => {
  const first = keysOf(NONE, ['hall', 'inn', 'mill', 'yard']);

  it('is the next that is free, and a letter after the ninth', () => {
    expect([...first.values()]).toEqual(['1', '2', '3', '4']);
    const many = keysOf(
      NONE,
      Array.from({ length: 11 }, (_, i) => `${i}`),
    );
    expect([...many.values()].slice(8)).toEqual(['9', 'a', 'b']);
  });

  it('stays the same when others are gone', () => {
    const fewer = keysOf(first, ['hall', 'mill', 'yard']);
    expect(fewer.get('yard')).toBe('4');
  });

  it('is the one it had when it comes back, unless another has it now', () => {
    const fewer = keysOf(first, ['hall', 'mill', 'yard']);
    expect(keysOf(fewer, ['hall', 'inn', 'mill', 'yard']).get('inn')).toBe('2');
    const instead = keysOf(fewer, ['hall', 'lake', 'mill', 'yard']);
    expect(instead.get('lake')).toBe('2');
    expect(keysOf(instead, ['hall', 'lake', 'inn']).get('inn')).toBe('3');
  });

  it('is a new one, as all others are, rather than one out of order', () => {
    const called = keysOf(NONE, ['squire', 'nothing']);
    const more = keysOf(called, ['squire', 'master', 'nothing']);
    expect(['squire', 'master', 'nothing'].map((id) => more.get(id))).toEqual(['1', '2', '3']);
    expect(keysOf(called, ['squire', 'nothing', 'master']).get('nothing')).toBe('2');
  });

  it('is none when there are more options than keys', () => {
    const ids = Array.from({ length: KEYS.length + 1 }, (_, i) => `${i}`);
    const keys = keysOf(NONE, ids);
    expect(keys.get(`${KEYS.length - 1}`)).toBe('z');
    expect(keys.has(`${KEYS.length}`)).toBe(false);
  });

  it('is never one that does something else', () => {
    for (const key of ['h', 'i', 'l', 'u', '0']) expect(KEYS).not.toContain(key);
  });
});
