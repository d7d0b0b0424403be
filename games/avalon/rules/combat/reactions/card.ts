import { kind, paramsOf, type Seat } from '@destrier/engine';
import { isSpared, spend } from '../../powers.js';
import { othersOf } from '../../seats.js';
import { LEAD, NOBODY, rules, type OpenLook, type Played, type Power } from '../../../state.js';
import { costOfShame, dishonour, removeCard } from '../dishonour.js';
import { noticeFeints } from '../feint.js';
import {
  cardNamed,
  cardsOf,
  differing,
  hasCards,
  seatAt,
  wordAt,
  type Reaction,
} from '../reaction.js';
import { intoPile } from '../pile.js';
import { momentOf } from '../moment.js';
import { offerCards, playCard, shame, type Plays } from '../plays.js';

interface Ordered {
  seat: Seat;
  laid: boolean;
}

/** Who is ordered plays one more card [A14.1] [A14.3]. */
const ordered = rules.procedure<Ordered>('ordered', {
  steps: [
    rules.ask<Ordered, Plays>('card', {
      rule: 'A14.1',
      citesOnly: { shame: 'A14.2' },
      who: 'seat',
      params: paramsOf({ lead: LEAD, shame: kind.number }, (g, v) => ({
        lead: g.s.combat.lead,
        shame: costOfShame(g, v.seat),
      })),
      menu: (g, v, m) => offerCards(g, v.seat, m),
      on: {
        play(g, v, kind) {
          v.laid = true;
          playCard(g, v.seat, kind);
        },
        shame: (g, v, kind) => shame(g, v.seat, kind),
      },
    }),
    rules.call(
      'powers',
      () => afterCard.procedure,
      (_g, v) => ({ seat: v.seat }),
      (g, v) => v.laid && afterCard.isOpen(g, v.seat),
    ),
  ],
});

/** Arthur's order [A14.1] [A14.2]. */
const order: Reaction = {
  effect: 'order',
  verb: 'order',
  can: (g, power, seat) => seat !== NOBODY && seat !== power.seat && hasCards(g, seat),
  offer: (_g, _power, m) => m.option('order'),
  carryOut(g, power, _words, seat) {
    spend(g, power);
    const who = seatAt([seat], 0);
    g.event('ordered', { seat: power.seat, power: power.card, target: who });
    if (g.s.players[who].hand.length === 0) dishonour(g, who);
    else g.call(ordered, { seat: who, laid: false });
  },
};

/** Cards of this seat that have just come to feint. */
function freshOf(g: OpenLook, seat: Seat): Played[] {
  return cardsOf(g, seat).filter((card) => card.feints && card.fresh);
}

const receivers = (g: OpenLook, { seat }: Power): Seat[] =>
  othersOf(g, seat).filter((other) => !isSpared(g, seat, other));

/** Lancelot [A14.17] [A14.18]. */
export const bestow: Reaction = {
  effect: 'bestow',
  verb: 'bestow',
  can: (g, power) => freshOf(g, power.seat).length > 0 && receivers(g, power).length > 0,
  offer(g, power, m) {
    for (const { kind } of differing(freshOf(g, power.seat)))
      for (const seat of receivers(g, power)) m.option('bestow', kind, seat);
  },
  carryOut(g, power, words) {
    spend(g, power);
    const kind = wordAt(words, 0);
    removeCard(g, cardNamed(g, kind, power.seat));
    g.s.players[power.seat].out = !hasCards(g, power.seat);
    intoPile(g, power, seatAt(words, 1), [kind]);
    noticeFeints(g);
  },
};

/** When a card has been played. */
export const afterCard = momentOf('after-card', [order, bestow], 'seat');
