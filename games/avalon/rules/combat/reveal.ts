import { need, paramsOf, type Proc, type Seat } from '@destrier/engine';
import { LEAD, rules, type G, type OpenLook, type Power } from '../../state.js';
import { moveKind, sourceOf, weapon } from '../cards.js';
import { powerOf } from '../powers.js';
import { dishonour, showVoid } from './dishonour.js';
import { settleFeints } from './feint.js';
import { followsLead, judgeOfPlays, whyNotShame } from './follow.js';
import { lay } from './lay.js';
import { conjure, conjuredAlone, isConjured, mayAdd, more } from './more.js';
import { afterCard } from './reactions/card.js';

const { act, call, procedure, together } = rules;

const queenOf = (g: OpenLook): Power | undefined => powerOf(g, g.s.combat.leader, 'hidden-combat');

/** Whether the others choose secretly: in a combat that the Elf Queen leads, once her card lies there [A14.24]. */
export function isHidden(g: OpenLook): boolean {
  return queenOf(g) !== undefined;
}

type Hiding = { hide: [card: string]; shame: [card: string] };

/** All but the leader lay a card face down: one that follows, or one to be dishonoured with. */
export const hiding = procedure<object>('hiding', {
  steps: [
    together<object, Hiding>('card', {
      rule: 'A14.24',
      citesOnly: { shame: 'A6.1' },
      who: (g) => g.s.combat.order.slice(1),
      params: paramsOf({ lead: LEAD }, (g) => ({ lead: g.s.combat.lead })),
      menu(g, _v, m) {
        const { hand, kept } = g.s.players[m.seat];
        const kinds = g.kinds(hand);
        const whyNot = judgeOfPlays(g, m.seat);
        const reason = whyNotShame(g, m.seat);
        const alone = conjuredAlone(g, m.seat);
        for (const kind of kinds)
          m.unless(alone.includes(kind) ? undefined : whyNot(kind), 'hide', kind);
        for (const kind of g.kinds(kept)) if (!kinds.includes(kind)) m.option('hide', kind);
        // A special weapon would follow when it is turned up, and Merlin's sorcery would be played [A14.6].
        for (const kind of kinds)
          if (!weapon(g, kind).special && !alone.includes(kind)) m.unless(reason, 'shame', kind);
      },
      on: {
        hide(g, _v, seat, kind) {
          moveKind(g, kind, sourceOf(g, seat, kind), g.s.players[seat].veiled);
          g.event('veiled', { seat, card: kind, power: queenOf(g)?.card ?? null });
        },
        shame(g, _v, seat, kind) {
          moveKind(g, kind, g.s.players[seat].hand, g.s.players[seat].veiled);
          g.event('veiled', { seat, card: kind, power: queenOf(g)?.card ?? null });
        },
      },
    }),
    act('all chosen', undefined, (g) => {
      const queen = queenOf(g);
      if (queen !== undefined) g.rule(queen.card);
      g.s.combat.turn = g.s.combat.order.length;
    }),
  ],
});

/** The next one clockwise whose card lies face down. */
export function nextVeiled(g: OpenLook): Seat | undefined {
  return g.s.combat.order.find((seat) => g.s.players[seat].veiled.length > 0);
}

/** A card is turned up, with all that playing it brings about [A14.25]. */
export const reveal: Proc<G, { seat: Seat }> = procedure<{ seat: Seat }>('reveal', {
  steps: [
    act('turn up', 'A14.25', (g, { seat }) => {
      const { veiled, hand } = g.s.players[seat];
      const kind = g.name(need(veiled[0], 'a card face down'));
      g.event('turnedUp', { seat, card: kind, by: seat });
      if (followsLead(g, seat, weapon(g, kind))) {
        moveKind(g, kind, veiled, g.s.table);
        lay(g, seat, kind);
        return;
      }
      showVoid(g, seat);
      if (isConjured(g, seat, kind)) {
        conjure(g, seat, kind, veiled); // A14.6
        return;
      }
      moveKind(g, kind, veiled, hand);
      settleFeints(g);
      dishonour(g, seat, kind);
    }),
    call(
      'powers',
      afterCard.procedure,
      (_g, v) => ({ seat: v.seat }),
      (g, v) => afterCard.isOpen(g, v.seat),
    ),
    call(
      'more',
      more,
      (_g, v) => ({ seat: v.seat, added: 0, laid: false }),
      (g, v) => mayAdd(g, v.seat, 0),
    ),
  ],
});
