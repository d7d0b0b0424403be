import { describe } from 'vitest';
import { keepGuarantees } from './index.js';
import { barter } from './sample/barter.js';

describe('the sample game keeps all guarantees', () => {
  keepGuarantees(barter(), {
    folder: new URL('sample/', import.meta.url),
    perft: [
      { setup: { seats: 2 }, counts: [1, 4, 6, 72, 696] },
      { setup: { seats: 3, options: { goods: 'few' } }, counts: [1, 7, 30, 54, 684] },
    ],
    playthroughs: [{ seats: 2 }],
    games: 400,
    uncovered: { 'main.spin': '../flaws.test.ts' },
  });
});
