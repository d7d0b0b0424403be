import { keepFired, keepGuarantees } from '@destrier/engine/testkit';
import { keepTexts } from '@destrier/text/testing';
import { describe } from 'vitest';
import { joust } from './index.js';

const { game, text } = joust;
const folder = new URL('.', import.meta.url);

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder,
    perft: [{ setup: { seats: 2 }, counts: [1, 6, 18, 72, 144] }],
    playthroughs: [{ seats: 2 }],
  });
  keepFired(game, { folder });
  keepTexts(game, text, folder);
});
