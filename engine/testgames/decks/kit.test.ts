import { describe } from 'vitest';
import { keepGuarantees } from '../../testkit/index.js';
import { decks } from './game.js';

describe('what every game keeps', () => {
  keepGuarantees(decks, {
    folder: new URL('.', import.meta.url),
    perft: [{ setup: { seats: 2 }, counts: [1, 6] }],
    playthroughs: [{ seats: 2 }],
  });
});
