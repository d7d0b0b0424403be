import { keepFired, keepGuarantees } from '@destrier/engine/testkit';
import { describe } from 'vitest';
import { content } from './content.js';
import { game } from './game.js';

const folder = new URL('.', import.meta.url);

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder,
    perft: [
      { setup: { seats: 2 }, counts: [1, 11, 56, 112, 168, 238] },
      { setup: { seats: 3 }, counts: [1, 18, 210, 1176, 3528] },
    ],
    playthroughs: [{ seats: 3 }, { seats: 2, options: { rounds: '2', mercy: 'off' } }],
  });
  keepFired(game, { folder, items: Object.keys(content.ruses) });
});
