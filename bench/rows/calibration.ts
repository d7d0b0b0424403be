import { nanosEach, type Row } from '../row.js';

const ROUNDS = 100_000;

/** One round of a fixed integer loop: the same work everywhere, so it tells how fast the machine was. */
export const calibration: Row = {
  id: 'calibration',
  unit: 'ns',
  prepare: () => {
    let kept = 1;
    return nanosEach(() => {
      for (let i = 0; i < ROUNDS; i++) {
        kept = (Math.imul(kept ^ (kept >>> 15), 0x2c1b3c6d) + i) | 0;
      }
      return ROUNDS;
    });
  },
};
