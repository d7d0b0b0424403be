import { describe } from 'vitest';
import { keepGuarantees } from '../../testkit/index.js';
import { ring } from './index.js';

describe('what every game keeps', () => {
  keepGuarantees(ring, {
    folder: new URL('.', import.meta.url),
    perft: [{ setup: { seats: 4 }, counts: [1, 16, 256, 4096] }],
    playthroughs: [{ seats: 4 }],
  });
});
