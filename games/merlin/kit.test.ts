import { keepGuarantees } from '@destrier/engine/testkit';
import { describe } from 'vitest';
import { game } from './game.js';

const SETUPS = 18;
const GAMES_EACH = 100;

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder: new URL('.', import.meta.url),
    games: SETUPS * GAMES_EACH,
    perft: [
      { setup: { seats: 2 }, counts: [1, 25, 52, 243, 1006] },
      {
        setup: { seats: 3, options: { favour: 'on', knights: 'dealt' } },
        counts: [1, 30, 112, 400],
      },
      // Two with six knights each; one with five of each stack; two with four each.
      {
        setup: { seats: 3, options: { knights: 'draft' } },
        counts: [1, 12, 72, 1800, 14400, 57600],
      },
    ],
    playthroughs: [{ seats: 2 }, { seats: 4, options: { favour: 'on', knights: 'draft' } }],
    // In random games the lady's seal is seldom there, and what it allows seldom declined.
    uncovered: {
      'court.first done': 'rules/favour.test.ts',
      'court.second done': 'rules/favour.test.ts',
    },
  });
});
