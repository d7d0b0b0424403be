import { need, type MenuOf, type Proc, type Seat } from '@destrier/engine';
import {
  OPEN,
  rules,
  type Eye,
  type G,
  type OpenEye,
  type Played,
  type Rule,
} from '../../state.js';
import { kindsIn, moveKind, weapon } from '../cards.js';
import { heal } from '../health.js';
import { figuresOf, isReady, powerOf, spend, use } from '../powers.js';
import { throwOut } from './dishonour.js';
import { noticeFeints } from './feint.js';
import { judgeOfPlays } from './follow.js';
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
function conjures(g: OpenEye, seat: Seat): boolean {
  const power = powerOf(g, seat, 'conjure');
  return power !== undefined && isReady(g, power);
}

/** The Lion: more cards, in one combat of a round [A14.29]. */
function mayExtend(g: OpenEye, seat: Seat, added: number): boolean {
  const power = powerOf(g, seat, 'extra-cards');
  if (power === undefined) return false;
  return added === 0 ? isReady(g, power) : added < (figuresOf(g, power).amount ?? 0);
}

/** By what everybody sees: the hand may hold the right card or not. */
export function mayAdd(g: OpenEye, seat: Seat, added: number): boolean {
  return (
    (conjures(g, seat) || mayExtend(g, seat, added)) &&
    g.s.players[seat].hand.length > 0 &&
    cardsOf(g, seat).length > 0
  );
}

/** Basic weapons of opponents that are not sorcery yet [A14.7]. */
function targets(g: OpenEye, seat: Seat, suit: string): Played[] {
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

function offerSorcery(g: Eye, seat: Seat, m: MenuOf<Adds>): void {
  const merlin = powerOf(g, seat, 'conjure');
  if (merlin === undefined) return;
  const { suit = '' } = figuresOf(g, merlin);
  const staff = powerOf(g, seat, 'transmute');
  const victims = staff === undefined ? [] : targets(g, seat, suit);
  for (const kind of kindsIn(g, g.s.players[seat].hand)) {
    if (weapon(g, kind).suit !== suit) continue;
    m.option('conjure', kind);
    for (const victim of victims) m.option('transmute', kind, victim.kind, victim.seat as Seat);
  }
}

/** Who has played may play more. */
export const more: Proc<G, More> = rules.procedure<More>('more', {
  steps: [
    rules.ask<More, Adds>('card', {
      rule: 'A9.9',
      who: (_g, v) => v.seat,
      params: (g) => ({ lead: g.s.combat.lead }),
      menu(g, v, m) {
        if (conjures(g, v.seat)) offerSorcery(g, v.seat, m);
        if (mayExtend(g, v.seat, v.added)) {
          const whyNot = judgeOfPlays(g, v.seat);
          for (const kind of kindsIn(g, g.s.players[v.seat].hand))
            m.unless(whyNot(kind), 'add', kind);
        }
        m.option('enough');
      },
      on: {
        add: (g, v, kind) => add(g, v, kind),
        conjure(g, v, kind) {
          g.rule('A14.5');
          useOf(g, v.seat, 'conjure');
          v.laid = true;
          play(g, v.seat, kind);
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

function useOf(g: Rule, seat: Seat, effect: 'conjure' | 'extra-cards'): void {
  const power = powerOf(g, seat, effect);
  if (power !== undefined) use(g, power);
}

function play(g: Rule, seat: Seat, kind: string): void {
  moveKind(g, kind, g.s.players[seat].hand, g.s.table);
  g.event('played', { seat, card: kind });
  lay(g, seat, kind);
}

function add(g: Rule, v: More, kind: string): void {
  g.rule('A14.29');
  if (v.added === 0) useOf(g, v.seat, 'extra-cards');
  v.added++;
  v.laid = true;
  play(g, v.seat, kind);
}

/** The Wizard's Staff: a discarded card turns another; what no longer fits is thrown out [A14.7] [A10.1]. */
function transmute(g: Rule, by: Seat, kind: string, target: string, owner: Seat): void {
  g.rule('A14.7');
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
