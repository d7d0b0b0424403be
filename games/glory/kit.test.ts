import { keepGuarantees } from '@destrier/engine/testkit';
import { describe } from 'vitest';
import { game } from './game.js';

const SIDE_BY_SIDE = { tournament: 'joust', duels: 'together', travel: 'together' };
const RUSSIAN_LEARNING = { edition: 'ru', learning: 'on', tournament: 'pas' };
const SETUPS = 12;
const GAMES_EACH = 100;

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder: new URL('.', import.meta.url),
    games: SETUPS * GAMES_EACH,
    perft: [
      { setup: { seats: 2 }, counts: [1, 2, 12, 36, 156, 336, 6784, 61440] },
      {
        setup: { seats: 4, options: SIDE_BY_SIDE },
        counts: [1, 12, 108, 648, 1944, 17496],
      },
      { setup: { seats: 3, options: RUSSIAN_LEARNING }, counts: [1, 6, 24, 48, 2688, 86016] },
      {
        setup: { seats: 1, options: { solo: 'rivalry' } },
        counts: [1, 2, 6, 14, 96, 1040, 8966, 86446],
      },
    ],
    playthroughs: [
      { seats: 4 },
      { seats: 1, options: { solo: 'rivalry' } },
      { seats: 1, options: { solo: 'score', tournament: 'pas' } },
      { seats: 1, options: { solo: 'champion' } },
    ],
  });
});
