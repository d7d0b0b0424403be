import { keepGuarantees } from '@destrier/engine/testkit';
import { describe } from 'vitest';
import { game } from './game.js';
import { gentle } from './testing/gentle.js';

/** Random heroes rarely live to hold spells and artifacts: so some of the games are played in a gentle land. */
const GENTLE = [
  { seats: 1, options: { scenario: 'solo-conquest' }, content: gentle },
  { seats: 2, options: { scenario: 'blitz-conquest' }, content: gentle },
];
const SETUPS = [...(game.setups ?? []), ...GENTLE];
const GAMES_EACH = 100;

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder: new URL('.', import.meta.url),
    setups: SETUPS,
    games: SETUPS.length * GAMES_EACH,
    perft: [
      { setup: { seats: 1 }, counts: [1, 4, 24] },
      { setup: { seats: 2 }, counts: [1, 4, 12] },
    ],
    playthroughs: [{ seats: 1 }, { seats: 2, options: { scenario: 'blitz-conquest' } }],
  });
});
