import { kind, paramsOf, why, type MenuOf, type Proc, type Seat } from '@destrier/engine';
import { LEAD, OPEN, rules, type Look, type G, type OpenLook } from '../../state.js';
import { moveKind } from '../cards.js';
import { isReady, powerOf, spend } from '../powers.js';
import { costOfShame, showVoid } from './dishonour.js';
import { settleFeints } from './feint.js';
import { judgeOfPlays } from './follow.js';
import { conjure, conjuredAlone, mayAdd, more } from './more.js';
import { offerCards, playCard, shame, type Plays } from './plays.js';
import { afterCard } from './reactions/card.js';

const { ask, call, procedure } = rules;

interface Turn {
  seat: Seat;
}
/** The Dark Forest: the card is turned up when all have played [A16.5]. */
function offerVeil(g: Look, seat: Seat, m: MenuOf<{ veil: [card: string] }>): void {
  const power = powerOf(g, seat, 'veil-one');
  if (power === undefined || g.s.combat.lead === '') return;
  const reason = isReady(g, power) ? undefined : why('A16.5', 'usedUp', { power: power.card });
  const whyNot = judgeOfPlays(g, seat);
  for (const kind of g.kinds(g.s.players[seat].hand))
    m.unless(whyNot(kind) ?? reason, 'veil', kind);
}

/** What explains to a seat which cards it may play. */
function ruleOfPlay({ s: { combat } }: OpenLook): string {
  if (combat.lead === '') return 'A5.2';
  if (combat.lead === OPEN) return 'A5.6';
  return 'A5.9';
}

/** A seat plays to the combat. */
export const turn: Proc<G, Turn> = procedure<Turn>('turn', {
  steps: [
    ask<Turn, Plays & { veil: [card: string]; conjure: [card: string] }>('card', {
      rule: 'A5.8',
      cites: ruleOfPlay,
      citesOnly: { shame: 'A6.1' },
      who: 'seat',
      params: paramsOf({ lead: LEAD, shame: kind.number }, (g, v) => ({
        lead: g.s.combat.lead,
        shame: costOfShame(g, v.seat),
      })),
      menu(g, v, m) {
        offerCards(g, v.seat, m);
        offerVeil(g, v.seat, m);
        for (const kind of conjuredAlone(g, v.seat)) m.option('conjure', kind);
      },
      on: {
        play(g, v, kind) {
          g.s.combat.turn++;
          playCard(g, v.seat, kind);
        },
        shame(g, v, kind) {
          g.s.combat.turn++;
          shame(g, v.seat, kind);
        },
        conjure(g, v, kind) {
          g.s.combat.turn++;
          showVoid(g, v.seat);
          conjure(g, v.seat, kind, g.s.players[v.seat].hand);
        },
        veil(g, v, kind) {
          g.s.combat.turn++;
          const { hand, veiled } = g.s.players[v.seat];
          const power = powerOf(g, v.seat, 'veil-one'); // A16.5
          settleFeints(g);
          if (power !== undefined) spend(g, power);
          moveKind(g, kind, hand, veiled);
          g.event('veiled', { seat: v.seat, card: kind, power: power?.card ?? null });
        },
      },
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
