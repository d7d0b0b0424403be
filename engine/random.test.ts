import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chacha12, Stream, streamFrom } from './random.js';

it('is ChaCha with twelve rounds: the published block for a zero key', () => {
  const out = new Int32Array(16);
  chacha12(new Int32Array(8), 0, out);
  const bytes = [...new Uint8Array(out.buffer)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(bytes).toBe(
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
  );
});

it('gives the same numbers from the same seed and label, others from another label', () => {
  const draw = (stream: Stream): number[] => Array.from({ length: 40 }, () => stream.below(1000));
  expect(draw(streamFrom('1', 'dice'))).toEqual(draw(streamFrom('1', 'dice')));
  expect(draw(streamFrom('1', 'dice'))).not.toEqual(draw(streamFrom('1', 'deck')));
  expect(draw(streamFrom('1', 'dice'))).not.toEqual(draw(streamFrom('2', 'dice')));
});

it('goes on from how many words were taken, and a copy goes its own way', () => {
  fc.assert(
    fc.property(fc.nat(100), (taken) => {
      const stream = streamFrom('seed');
      for (let i = 0; i < taken; i++) stream.word();
      const later = new Stream('seed', '', stream.taken);
      const copy = stream.copy();
      const next = Array.from({ length: 20 }, () => stream.word());
      expect(Array.from({ length: 20 }, () => later.word())).toEqual(next);
      expect(Array.from({ length: 20 }, () => copy.word())).toEqual(next);
    }),
    { numRuns: 20 },
  );
});

it('draws every number below n about equally often, and never n', () => {
  const counts = Array.from({ length: 7 }, () => 0);
  const stream = streamFrom('even');
  for (let i = 0; i < 60_000; i++) {
    const drawn = stream.below(6);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(counts[6]).toBe(0);
  // Six standard deviations of a fair die over 60,000 rolls are about 550.
  for (const count of counts.slice(0, 6)) expect(Math.abs(count - 10_000)).toBeLessThan(550);
});

it('draws below numbers of more than one word, evenly too', () => {
  const stream = streamFrom('many');
  const n = 3 * 2 ** 50;
  const thirds = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const third = Math.floor(stream.below(n) / 2 ** 50);
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  // Six standard deviations are about 155.
  for (const count of thirds) expect(Math.abs(count - 1000)).toBeLessThan(155);
  expect(thirds).toHaveLength(3);
});

it('refuses to draw below nothing, or below what it cannot count', () => {
  expect(() => streamFrom('x').below(0)).toThrow(RangeError);
  expect(() => streamFrom('x').below(1.5)).toThrow(RangeError);
  expect(() => streamFrom('x').below(2 ** 53)).toThrow(RangeError);
  expect(streamFrom('x').below(1)).toBe(0);
  expect(streamFrom('x').below(2 ** 21)).toBeLessThan(2 ** 21);
});
