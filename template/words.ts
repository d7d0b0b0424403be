import { wordsOf } from '@destrier/engine/scenario';
import { main } from './rules.js';
import type { G } from './state.js';

const { begin, hand, pile, row, words: wordsIn } = wordsOf<G>();

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    lances: hand((g, seat) => g.s.knights[seat].lances),
    lowered: row((g, seat) => g.s.knights[seat].lowered),
  },
  table: { rack: pile((g) => g.s.rack) },
  begin: { main: begin(main, {}, () => ({})) },
});
