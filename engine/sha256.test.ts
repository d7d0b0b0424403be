import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.js';

it('gives the digests of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('agrees with another implementation at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

it('digests short and long text, plain and not, like the bytes it is made of', () => {
  for (const letter of ['a', 'я'])
    for (let length = 240; length < 270; length++) {
      const text = letter.repeat(length - 1) + 'b';
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
});

it('reads text as UTF-8', () => {
  expect(sha256('рыцарь')).toBe(createHash('sha256').update('рыцарь', 'utf8').digest('hex'));
});
