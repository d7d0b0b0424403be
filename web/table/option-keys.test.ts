import { describe, expect, it } from 'vitest';
import { KEYS, keysOf } from './option-keys.js';

const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i}`);

describe('the key of an option', () => {
  it('is the next one in the order of the list, and a letter after the ninth', () => {
    const keys = keysOf(['hall', 'inn', 'mill', 'yard']);
    expect([...keys]).toEqual([
      ['hall', '1'],
      ['inn', '2'],
      ['mill', '3'],
      ['yard', '4'],
    ]);
    expect([...keysOf(ids(11)).values()].slice(8)).toEqual(['9', 'a', 'b']);
  });

  it('leaves no gap where two have one id', () => {
    expect([...keysOf(['hall', 'hall', 'inn']).values()]).toEqual(['1', '2']);
  });

  it('is none when there are more options than keys', () => {
    const keys = keysOf(ids(KEYS.length + 1));
    expect(keys.get(`${KEYS.length - 1}`)).toBe('z');
    expect(keys.has(`${KEYS.length}`)).toBe(false);
  });

  it('is never one that does something else', () => {
    for (const key of ['h', 'i', 'l', 'u', '0']) expect(KEYS).not.toContain(key);
  });
});
