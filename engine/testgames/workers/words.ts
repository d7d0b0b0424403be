import type { Seat } from '../../index.js';
import { wordsOf, type ScenarioWord } from '../../scenario/words.js';
import { duel } from './duel/duel.js';
import { award, gain } from './purse.js';
import { FOE, type G, type Resource } from './types.js';

const { words, amount, value, seat, shown, row, pile, begin } = wordsOf<G>();

function resource(what: Resource): ScenarioWord<G, readonly [Seat]> {
  return amount({
    get: (g, who) => g.s.players[who][what],
    set: (g, n, who) => gain(g, who, what, n - g.s.players[who][what]),
  });
}

/** The words of scenarios of this game. */
export const workersWords = words({
  seat: {
    coins: resource('coins'),
    faith: resource('faith'),
    strength: resource('strength'),
    glory: amount({
      get: (g, who) => g.s.players[who].glory,
      set: (g, n, who) => award(g, who, 'given', n - g.s.players[who].glory),
    }),
    relic: value({
      oneOf: () => [true, false],
      get: (g, who) => g.s.players[who].relic,
      set(g, ready, who) {
        g.s.players[who].relic = ready;
      },
    }),
    miles: shown((g, who) => g.s.players[who].miles),
  },
  table: {
    deck: pile((g) => g.s.deck),
    lists: row((g) => g.s.lists),
    fallen: row((g) => g.s.fallen),
    first: seat({
      get: (g) => g.s.first,
      set(g, who) {
        g.s.first = who;
      },
    }),
  },
  begin: {
    duel: begin(duel, { challenger: 'seat', challenged: 'seat' }, (_g, v) => ({
      seat: v.challenger,
      against: 'seat',
      rival: v.challenged,
    })),
    'duel with a foe': begin(duel, { challenger: 'seat' }, (_g, v) => ({
      seat: v.challenger,
      against: 'foe',
      rival: FOE,
    })),
  },
});
