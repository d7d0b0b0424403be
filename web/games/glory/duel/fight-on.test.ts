import { expect, it } from 'vitest';
import { isToAnswer } from './fight-on.js';

const advised = { ask: '7', prompt: 'faith.reroll', take: () => {} };

it('counsel answers the questions of a duel, each one once, and no others', () => {
  expect(isToAnswer(advised, null)).toBe(true);
  expect(isToAnswer(advised, '6')).toBe(true);
  expect(isToAnswer(advised, '7')).toBe(false);
  expect(isToAnswer({ ...advised, prompt: 'road.play' }, null)).toBe(false);
  expect(isToAnswer(null, null)).toBe(false);
});
