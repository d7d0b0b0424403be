import { describe } from 'vitest';
import { keepGuarantees } from '../../testkit/index.js';
import { workers } from './game.js';

describe('what every game keeps', () => {
  keepGuarantees(workers, {
    folder: new URL('.', import.meta.url),
    perft: [
      { setup: { seats: 2 }, counts: [1, 18, 162, 1394] },
      { setup: { seats: 1 }, counts: [1, 9, 467, 186679] },
    ],
    playthroughs: [{ seats: 2 }],
  });
});
