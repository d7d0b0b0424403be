import { wordsOf } from '@destrier/engine/scenario';
import { cast } from './rules/cast.js';
import type { G } from './state.js';

const { amount, begin, hand, pile, row, shown, words: wordsIn } = wordsOf<G>();

/** The words in which scenarios of this game are written. */
export const words = wordsIn({
  seat: {
    silver: amount({
      get: (g, seat) => g.s.knights[seat].silver,
      set(g, silver, seat) {
        g.score(seat, 'given', silver - g.s.knights[seat].silver);
        g.s.knights[seat].silver = silver;
      },
      bank: {
        get: (g) => g.s.chest,
        set(g, silver) {
          g.s.chest = silver;
        },
      },
    }),
    ruses: hand((g, seat) => g.s.knights[seat].ruses),
  },
  table: {
    mark: shown((g) => g.s.mark),
    dice: shown((g) => g.s.dice),
    deck: pile((g) => g.s.deck),
    played: row((g) => g.s.played),
  },
  begin: { cast: begin(cast, { caster: 'seat' }, (_g, { caster }) => ({ caster })) },
});
