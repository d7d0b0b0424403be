import type { Seat } from '@destrier/engine';
import { NOBODY, type Played, type Play } from '../../state.js';
import { heal } from '../health.js';
import { figuresOf, powerNamed, powerOf } from '../powers.js';

type Valued = Pick<Played, 'value' | 'alone'>;

/** Whether a card of a combat feints [A8.1] [A8.4] [A8.5] [A8.6] [A7.10]. */
export function feintsAmong(cards: readonly Valued[], card: Valued): boolean {
  if (card.alone || card.value < 0) return false;
  for (const other of cards)
    if (other !== card && other.value === card.value && !other.alone) return true;
  return false;
}

/** To be called after every change of the combat: feints are there at once, and so is what they bring about [A8.7]. */
export function noticeFeints(g: Play): void {
  let isNew = false;
  for (const card of g.s.combat.cards) {
    const feints = feintsAmong(g.s.combat.cards, card);
    if (feints && !card.feints) {
      card.fresh = true;
      isNew = true;
    }
    card.feints = feints;
  }
  if (!isNew) return;
  if (g.heard) tellFeints(g);
  dance(g);
  healByFeint(g);
}

function tellFeints(g: Play): void {
  const fresh = g.s.combat.cards.filter((card) => card.fresh && !card.feinted);
  for (const value of new Set(fresh.map((card) => card.value))) g.event('feint', { value });
}

/** Dance of Blades: once for each card in a combat [A15.27]. */
function dance(g: Play): void {
  for (const card of g.s.combat.cards) {
    if (!card.feints || card.feinted) continue;
    card.feinted = true;
    const seat = ownerOf(card);
    const power = seat === undefined ? undefined : powerOf(g, seat, 'dance');
    if (seat === undefined || power === undefined) continue;
    g.rule(power.card);
    heal(g, seat, 'dance', figuresOf(g, power).amount ?? 0); // A15.27
  }
}

/** Bors and those who feint with him, each once in a combat [A14.14] [A14.15]; it stays healed [A8.9]. */
function healByFeint(g: Play): void {
  const power = powerNamed(g, 'feint-healing');
  if (power === undefined) return;
  const { cards, healed } = g.s.combat;
  const { amount = 0, other = 0 } = figuresOf(g, power);
  const values = cards.filter((card) => card.seat === power.seat && card.feints);
  for (const { value } of values)
    for (const card of cards) {
      const seat = ownerOf(card);
      if (seat === undefined || card.value !== value || !card.feints || healed.includes(seat))
        continue;
      g.rule(power.card);
      healed.push(seat);
      heal(g, seat, 'bors', seat === power.seat ? amount : other);
    }
}

/** The seat whose card it is; a neutral card has none. */
export function ownerOf(card: Played): Seat | undefined {
  return card.seat === NOBODY ? undefined : card.seat;
}

/** What came to feint before no longer has just come to. */
export function settleFeints(g: Play): void {
  for (const card of g.s.combat.cards) card.fresh = false;
}
