import { describe, expect, it } from 'vitest';
import { many, quantile } from './many.js';

describe('many', () => {
  it('makes each once and keeps the order, whichever is ready first', async () => {
    const made = await many(50, async (index) => {
      for (let i = index % 7; i > 0; i--) await Promise.resolve();
      return index;
    });
    expect(made).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('makes none of none', async () => {
    expect(await many(0, async () => 1)).toEqual([]);
  });

  it('fails where one fails', async () => {
    const made = many(20, async (index) => {
      if (index === 13) throw new Error('number 13');
      return index;
    });
    await expect(made).rejects.toThrow('number 13');
  });
});

describe('a quantile', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

  it('is the value that all but the share above it do not exceed', () => {
    expect(quantile(hundred, 0.99)).toBe(100);
    expect(quantile(hundred, 0.98)).toBe(99);
    expect(quantile(hundred, 0.5)).toBe(51);
  });

  it('of one value is that value', () => {
    expect(quantile([7], 0.99)).toBe(7);
  });
});
