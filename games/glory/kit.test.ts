import { keepGuarantees } from '@destrier/engine/testkit';
import { describe } from 'vitest';
import { game } from './game.js';

describe('what every game keeps', () => {
  keepGuarantees(game, {
    folder: new URL('.', import.meta.url),
    games: 12 * 200,
    perft: [],
    playthroughs: [],
  });
});
