import { keepGuarantees } from '@destrier/engine/testkit';
import { describe } from 'vitest';
import { game } from './game.js';

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder: new URL('.', import.meta.url),
    perft: [
      { setup: { seats: 2 }, counts: [1, 11, 56, 112, 168, 238] },
      { setup: { seats: 3 }, counts: [1, 18, 210, 1176, 3528] },
    ],
    playthroughs: [{ seats: 3 }, { seats: 2, options: { rounds: '2', mercy: 'off' } }],
  });
});
