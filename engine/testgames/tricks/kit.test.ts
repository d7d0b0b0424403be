import { describe } from 'vitest';
import { keepGuarantees } from '../../testkit/index.js';
import { tricks } from './index.js';

describe('what every game keeps', () => {
  keepGuarantees(tricks, {
    folder: new URL('.', import.meta.url),
    perft: [
      { setup: { seats: 3 }, counts: [1, 30, 600, 6000, 42000] },
      { setup: { seats: 4, options: { passing: 'off' } }, counts: [1, 8, 78, 810] },
    ],
    playthroughs: [{ seats: 4 }],
  });
});
