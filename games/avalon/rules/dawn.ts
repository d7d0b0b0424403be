import { kind, paramsOf } from '@destrier/engine';
import { rules, type Play, type Power } from '../state.js';
import { arrange, bySuit, moveKind } from './cards.js';
import { hosting } from './places.js';
import { inOrder, refresh } from './powers.js';
import { bringMerlin, dig, exchange, seekAlchemy, spy } from './powers/hands.js';
import { curse, enchant } from './powers/naming.js';
import { isCamelot } from './seats.js';
import { handOver, passesTo, trade } from './trade.js';

const { act, call, procedure, together } = rules;

/** [A4.4] [A4.6] */
const passing = procedure<object>('passing', {
  steps: [
    together<object, { pass: [cards: readonly string[]] }>('pass', {
      rule: 'A4.4',
      who: (g) => g.seats,
      params: paramsOf({ way: kind.word('way') }, (g) => ({
        way: g.s.round % 2 === 1 ? 'left' : 'right',
      })),
      menu(g, _v, m) {
        const { pass } = g.content.figures;
        m.subset('pass', bySuit(g, g.s.players[m.seat].hand), pass, pass);
      },
      on: {
        pass(g, _v, seat, kinds) {
          const { hand, giving } = g.s.players[seat];
          for (const kind of kinds) moveKind(g, kind, hand, giving);
        },
      },
    }),
    act('hand over', undefined, (g) => {
      for (const seat of g.seats) handOver(g, seat, passesTo(g, seat), 'passed');
    }),
  ],
});

/** The beginning of a round. */
export const dawn = procedure<object>('dawn', {
  steps: [
    act('fresh powers', 'A4.1', (g) => {
      g.s.phase = 'dawn';
      g.s.round++;
      refresh(g, 'round');
      refresh(g, 'combat');
      g.event('round', { round: g.s.round, dealer: g.s.dealer });
    }),
    act('places', undefined, (g) => {
      const hosts = g.s.powers.filter(
        ({ effect }) => effect === 'stone-circle' || effect === 'host',
      );
      g.callEach(
        hosting,
        inOrder(g, hosts).map(({ seat, card }) => ({ seat, card })),
      );
    }),
    act('deal', 'A4.3', (g) => {
      g.shuffle(g.s.deck, 'deck');
      for (const seat of g.seats) {
        g.s.players[seat].voids = [];
        g.draw(g.s.deck, g.s.players[seat].hand, g.content.figures.hand);
        arrange(g, seat);
      }
    }),
    call(
      'passing',
      passing,
      () => ({}),
      (g) => !isCamelot(g), // A17.1
    ),
    act('after passing', undefined, (g) => {
      // A17.3
      for (const power of inOrder(g, g.s.powers).toReversed()) afterPassing(g, power);
    }),
  ],
});

/** Begins what a power does after passing, if it does anything then [A4.7]. */
function afterPassing(g: Play, { effect, seat }: Power): void {
  switch (effect) {
    case 'enchant':
      return g.call(enchant, { seat });
    case 'curse':
      return g.call(curse, { seat });
    case 'dig':
      return g.call(dig, { seat });
    case 'seek-alchemy':
      return g.call(seekAlchemy, { seat });
    case 'spy':
      return g.call(spy, { seat });
    case 'exchange':
      return g.call(exchange, { seat });
    case 'bring-merlin':
      return g.call(bringMerlin, { seat });
    case 'trade':
    case 'trade-across':
      return g.call(trade, { seat, effect });
    default:
      return undefined;
  }
}
