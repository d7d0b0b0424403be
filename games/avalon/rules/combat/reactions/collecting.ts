import { NOBODY, type OpenLook, type Power } from '../../../state.js';
import { moveKind, weapon } from '../../cards.js';
import { isSpared, spend } from '../../powers.js';
import { othersOf } from '../../seats.js';
import { removeCard } from '../dishonour.js';
import { momentOf } from '../moment.js';
import { intoPile, takeBack } from '../pile.js';
import { cardNamed, cardsOf, differing, seatAt, wordAt, type Reaction } from '../reaction.js';

/** The values of feints in which a card of this seat stands. */
function ownFeints(g: OpenLook, seat: number): number[] {
  return [
    ...new Set(
      cardsOf(g, seat)
        .filter((card) => card.feints)
        .map((card) => card.value),
    ),
  ];
}

const receivers = (g: OpenLook, { seat }: Power) =>
  othersOf(g, seat).filter((other) => !isSpared(g, seat, other));

/** Lionel [A14.16]. */
const shiftFeint: Reaction = {
  effect: 'shift-feint',
  verb: 'shift',
  can: (g, power) => ownFeints(g, power.seat).length > 0 && receivers(g, power).length > 0,
  offer(g, power, m) {
    for (const value of ownFeints(g, power.seat))
      for (const seat of receivers(g, power)) m.option('shift', value, seat);
  },
  carryOut(g, power, words) {
    spend(g, power);
    const gone = g.s.combat.cards.filter((card) => card.feints && card.value === Number(words[0]));
    for (const card of gone) removeCard(g, card);
    const kinds = gone.map(({ kind }) => kind);
    intoPile(g, power, seatAt(words, 1), kinds);
  },
};

/** The Armour of Avalon [A14.19]. */
const shed: Reaction = {
  effect: 'shed',
  verb: 'shed',
  can: (g, { seat }) =>
    g.s.combat.loser === seat && g.s.combat.cards.some(({ kind }) => !weapon(g, kind).special),
  offer: (_g, _power, m) => m.option('shed'),
  carryOut(g, power) {
    spend(g, power);
    const gone = g.s.combat.cards.filter(({ kind }) => !weapon(g, kind).special);
    const cards = gone.map(({ kind }) => kind);
    g.event('shed', { seat: power.seat, power: power.card, cards });
    for (const card of gone) {
      removeCard(g, card);
      moveKind(g, card.kind, g.s.table, g.s.discard);
    }
  },
};

/** The Steed [A14.23]. */
const swap: Reaction = {
  effect: 'swap',
  verb: 'swap',
  can: (g, { seat }) =>
    g.s.combat.loser !== NOBODY &&
    g.s.combat.loser !== seat &&
    cardsOf(g, seat).length > 0 &&
    g.s.players[seat].hand.length > 0,
  offer(g, { seat }, m) {
    const others = g.kinds(g.s.players[seat].hand);
    for (const { kind } of differing(cardsOf(g, seat)))
      for (const other of others) if (other !== kind) m.option('swap', kind, other);
  },
  carryOut(g, power, words) {
    spend(g, power);
    const { seat } = power;
    const card = cardNamed(g, wordAt(words, 0), seat);
    const kind = wordAt(words, 1);
    takeBack(g, power, card.kind);
    moveKind(g, kind, g.s.players[seat].hand, g.s.table);
    card.kind = kind;
    g.event('played', { seat, card: kind });
  },
};

/** When the loser is known [A9.12]. */
export const beforeCollecting = momentOf('collecting', [shiftFeint, shed, swap]);
