import { keepGuarantees } from '@destrier/engine/testkit';
import { describe } from 'vitest';
import { game } from './game.js';

const SETUPS = 8;
const GAMES_EACH = 100;

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder: new URL('.', import.meta.url),
    games: SETUPS * GAMES_EACH,
    perft: [
      {
        setup: { seats: 3, options: { style: 'camelot' } },
        counts: [1, 11, 28, 91, 546, 3659, 20728],
      },
      {
        setup: { seats: 4, options: { heroes: 'chosen', style: 'camelot' } },
        counts: [1, 10, 90, 720, 5040, 40320],
      },
      { setup: { seats: 8 }, counts: [1, 5, 20, 31548] },
    ],
    playthroughs: [{ seats: 4 }, { seats: 7 }],
    // In random games the Swan is seldom unlocked before the end.
    uncovered: { 'swan.godsend leave': 'rules/legends.test.ts' },
  });
});
