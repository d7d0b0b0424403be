import { keepGuarantees } from '@destrier/engine/testkit';
import { missingTexts } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { joust } from './index.js';

describe('what every game keeps', () => {
  keepGuarantees(joust.game, {
    folder: new URL('.', import.meta.url),
    perft: [{ setup: { seats: 2 }, counts: [1, 6, 18, 72, 144] }],
    playthroughs: [{ seats: 2 }],
  });
});

it('everything is said in every language', () => {
  expect(missingTexts(joust.game, joust.text)).toEqual([]);
});
