import { need } from '../../index.js';
import { rules } from './state.js';

const { act, call, procedure, together } = rules;

const passing = procedure('passing', {
  steps: [
    together<object, { give: [cards: readonly string[]] }>('give', {
      rule: 'T2.2',
      who: (g) => g.seats,
      menu(g, _v, m) {
        const hand = g.s.players[m.seat].hand.map((card) => g.name(card)).toSorted();
        m.subset('give', hand, g.content.passed, g.content.passed);
      },
      on: {
        give(g, _v, seat, cards) {
          const { hand, giving } = g.s.players[seat];
          for (const kind of cards) g.move(need(g.find(hand, kind), kind), hand, giving);
        },
      },
    }),
    act('hand over', 'T2.2', (g) => {
      for (const from of g.seats) {
        const { giving } = g.s.players[from];
        const to = g.after(from, g.s.round % 2 === 1 ? 1 : -1);
        g.event('passed', { from, to, cards: giving.map((card) => g.name(card)).toSorted() });
        g.moveAll(giving, g.s.players[to].hand);
      }
    }),
  ],
});

/** The cards come together and are dealt and passed. */
export const dealing = procedure('dealing', {
  steps: [
    act('deal', 'T2.1', (g) => {
      const { deck, offer, discard, players } = g.s;
      g.moveAll(discard, deck);
      g.moveAll(offer, deck);
      g.shuffle(deck, 'deck');
      for (const seat of g.seats) {
        g.draw(deck, players[seat].hand, g.content.hand);
        players[seat].hasVeiled = false;
        players[seat].voids = [];
      }
      g.draw(deck, offer, g.content.offer);
      g.s.trick.leader = g.after(0, g.s.round - 1); // T2.4
      g.event('dealt', { round: g.s.round, leader: g.s.trick.leader });
    }),
    call(
      'pass',
      passing,
      () => ({}),
      (g) => g.options['passing'] === 'on',
    ),
  ],
});
