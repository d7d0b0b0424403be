import { wordsOf } from '../../scenario/words.js';
import { gain, type G } from './state.js';
import { trick } from './trick.js';

const { words, amount, seat, shown, tokens, hand, row, pile, begin } = wordsOf<G>();

/** The words of scenarios of this game. */
export const tricksWords = words({
  seat: {
    hand: hand((g, who) => g.s.players[who].hand),
    tokens: tokens({ list: (g, who) => g.s.players[who].tokens, heap: (g) => g.s.heap }),
    score: amount({
      get: (g, who) => g.s.players[who].score,
      set: (g, n, who) => gain(g, who, 'given', n - g.s.players[who].score),
    }),
    voids: shown((g, who) => g.s.players[who].voids),
  },
  table: {
    deck: pile((g) => g.s.deck),
    offer: row((g) => g.s.offer),
    round: amount({
      get: (g) => g.s.round,
      set(g, n) {
        g.s.round = n;
      },
    }),
    leader: seat({
      get: (g) => g.s.trick.leader,
      set(g, who) {
        g.s.trick.leader = who;
      },
    }),
  },
  begin: {
    trick: begin(trick, { leader: 'seat' }, (g, { leader }) => {
      g.s.trick.leader = leader;
      return {};
    }),
  },
});
