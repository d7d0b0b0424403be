import { need, paramsOf, type Card, type MenuOf, type Proc, type Seat } from '@destrier/engine';
import {
  LEAD,
  OPEN,
  rules,
  type Look,
  type G,
  type OpenLook,
  type Played,
  type Play,
} from '../../state.js';
import { moveKind, weapon } from '../cards.js';
import { heal } from '../health.js';
import { figuresOf, isReady, powerOf, spend, use } from '../powers.js';
import { throwOut } from './dishonour.js';
import { noticeFeints } from './feint.js';
import { judgeOfPlays, whyNotShame } from './follow.js';
import { lay } from './lay.js';
import { cardNamed, cardsOf, differing } from './reaction.js';
import { afterCard } from './reactions/card.js';

interface More {
  seat: Seat;
  /** Cards added by the Lion to this combat. */
  added: number;
  /** Whether the last answer has laid a card. */
  laid: boolean;
}
type Adds = {
  add: [card: string];
  conjure: [card: string];
  transmute: [card: string, target: string, owner: Seat];
  enough: [];
};

/** Merlin's sorcery beside a card of his own [A14.5] [A14.6]. */
function conjures(g: OpenLook, seat: Seat): boolean {
  const power = powerOf(g, seat, 'conjure');
  return power !== undefined && isReady(g, power);
}

/** Sorcery that Merlin may play as his only card: nothing in his hand has to follow the lead [A14.6]. */
export function conjuredAlone(g: Look, seat: Seat): string[] {
  const { lead } = g.s.combat;
  if (lead === '' || lead === OPEN || !conjures(g, seat)) return [];
  if (whyNotShame(g, seat) !== undefined) return [];
  return g.kinds(g.s.players[seat].hand).filter((kind) => isConjured(g, seat, kind));
}

/** Whether this is a card that Merlin may play by his power now. */
export function isConjured(g: OpenLook, seat: Seat, kind: string): boolean {
  const merlin = powerOf(g, seat, 'conjure');
  if (merlin === undefined || !isReady(g, merlin)) return false;
  return weapon(g, kind).suit === figuresOf(g, merlin).suit;
}

/** Merlin's sorcery enters the combat from where it lies, beside a card of his or alone [A14.5]. */
export function conjure(g: Play, seat: Seat, kind: string, from: Card[]): void {
  use(g, need(powerOf(g, seat, 'conjure'), 'Merlin'));
  moveKind(g, kind, from, g.s.table);
  g.event('played', { seat, card: kind });
  lay(g, seat, kind);
}

/** The Lion: more cards, in one combat of a round [A14.29]. */
function mayExtend(g: OpenLook, seat: Seat, added: number): boolean {
  const power = powerOf(g, seat, 'extra-cards');
  if (power === undefined) return false;
  return added === 0 ? isReady(g, power) : added < (figuresOf(g, power).amount ?? 0);
}

/** By what everybody sees: the hand may hold the right card or not. */
export function mayAdd(g: OpenLook, seat: Seat, added: number): boolean {
  return (
    (conjures(g, seat) || mayExtend(g, seat, added)) &&
    g.s.players[seat].hand.length > 0 &&
    cardsOf(g, seat).length > 0
  );
}

/** Basic weapons of opponents that are not sorcery yet [A14.7]. */
function targets(g: OpenLook, seat: Seat, suit: string): Played[] {
  return differing(
    g.s.combat.cards.filter(
      (card) =>
        card.seat >= 0 &&
        card.seat !== seat &&
        card.suit !== suit &&
        card.suit !== 'alchemy' &&
        weapon(g, card.kind).basic,
    ),
  );
}

function offerSorcery(g: Look, seat: Seat, m: MenuOf<Adds>): void {
  const merlin = powerOf(g, seat, 'conjure');
  if (merlin === undefined) return;
  const { suit = '' } = figuresOf(g, merlin);
  const staff = powerOf(g, seat, 'transmute');
  const victims = staff === undefined ? [] : targets(g, seat, suit);
  for (const kind of g.kinds(g.s.players[seat].hand)) {
    if (!isConjured(g, seat, kind)) continue;
    m.option('conjure', kind);
    for (const victim of victims) m.option('transmute', kind, victim.kind, victim.seat as Seat);
  }
}

/** Who has played may play more. */
export const more: Proc<G, More> = rules.procedure<More>('more', {
  steps: [
    rules.ask<More, Adds>('card', {
      rule: 'A9.9',
      who: 'seat',
      params: paramsOf({ lead: LEAD }, (g) => ({ lead: g.s.combat.lead })),
      menu(g, v, m) {
        if (conjures(g, v.seat)) offerSorcery(g, v.seat, m);
        if (mayExtend(g, v.seat, v.added)) {
          const whyNot = judgeOfPlays(g, v.seat);
          for (const kind of g.kinds(g.s.players[v.seat].hand)) m.unless(whyNot(kind), 'add', kind);
        }
        m.option('enough');
      },
      on: {
        add: (g, v, kind) => add(g, v, kind),
        conjure(g, v, kind) {
          v.laid = true;
          conjure(g, v.seat, kind, g.s.players[v.seat].hand);
        },
        transmute: (g, v, kind, target, owner) => transmute(g, v.seat, kind, target, owner),
        enough(_g, v) {
          v.added = 0;
        },
      },
    }),
    rules.call(
      'powers',
      afterCard.procedure,
      (_g, v) => ({ seat: v.seat }),
      (g, v) => v.laid && afterCard.isOpen(g, v.seat),
    ),
    rules.call(
      'again',
      () => more,
      (_g, v) => ({ ...v, laid: false }),
      (g, v) => v.added > 0 && mayAdd(g, v.seat, v.added),
    ),
  ],
});

/** One more card by the Lion [A14.29]. */
function add(g: Play, v: More, kind: string): void {
  if (v.added === 0) use(g, need(powerOf(g, v.seat, 'extra-cards'), 'the Lion'));
  v.added++;
  v.laid = true;
  moveKind(g, kind, g.s.players[v.seat].hand, g.s.table);
  g.event('played', { seat: v.seat, card: kind });
  lay(g, v.seat, kind);
}

/** The Wizard's Staff: a discarded card turns another; what no longer fits is thrown out [A14.7] [A10.1]. */
function transmute(g: Play, by: Seat, kind: string, target: string, owner: Seat): void {
  const staff = need(powerOf(g, by, 'transmute'), 'the Staff');
  const hero = powerOf(g, by, 'conjure');
  if (hero !== undefined) spend(g, hero);
  spend(g, staff);
  moveKind(g, kind, g.s.players[by].hand, g.s.discard);
  const card = cardNamed(g, target, owner);
  card.suit = weapon(g, kind).suit;
  const { suit } = card;
  g.event('turned', { by, power: staff.card, cost: kind, seat: owner, card: target, suit });
  heal(g, by, 'staff', figuresOf(g, staff).amount ?? 0);
  if (g.s.combat.lead !== OPEN && g.s.combat.lead !== suit) throwOut(g, [card]);
  else noticeFeints(g);
}
