import type { Seat } from '@destrier/engine';
import { weaponOf, type Weapon } from '../content/cards.js';
import type { Content } from '../content/types.js';
import { hasFeinted } from '../rules/combat/loss.js';
import { NOBODY, type Look } from '../state.js';

/** What a card that is still to come inflicts, about. */
const USUAL_WOUNDS = 6.5;
/** How likely somebody who still plays lays a worse card than the highest: who can choose avoids it. */
const CHOICE = 0.8;
/** How likely he saves who would lose, by a feint or by Mists. */
const SAVED = 0.12;

/** The wounds that the loser of the running combat will take, about. */
export function stakeOf(g: Look, toCome: number): number {
  let sum = toCome * USUAL_WOUNDS;
  for (const place of [g.s.table, g.s.aside])
    for (const card of place) sum += weaponOf(g.content, g.name(card)).wounds;
  return sum;
}

/** How many have still to play to the running combat. */
export function toCome(g: Look): number {
  const { order, turn } = g.s.combat;
  const hidden = g.seats.filter((seat) => g.s.players[seat].veiled.length > 0).length;
  return order.length - turn + hidden;
}

/** The chance that a card of this value stays the one that loses while so many still play. */
export function staysWorst(g: Look, value: number, isHigh: boolean, left: number): number {
  const range = g.content.figures.values + 1;
  const share = isHigh ? (range - value) / range : value / range;
  const worse = Math.max(0, Math.min(1, share)) ** 2 * CHOICE;
  return ((1 - worse) * (1 - SAVED)) ** left;
}

/** The chance of each seat to lose the running combat. */
export function loseChances(g: Look): number[] {
  const chances = g.seats.map(() => 0);
  const { cards, order, turn, lead } = g.s.combat;
  if (lead === '' || cards.length === 0) return chances;
  const left = toCome(g);
  const isHigh = cards.some((card) => card.kind === 'morgan' && card.seat !== NOBODY);
  let worst: { seat: number; value: number } | undefined;
  for (const card of cards) {
    if (card.seat === NOBODY || hasFeinted(cards, card.seat)) continue;
    const isWorse =
      worst === undefined || (isHigh ? card.value >= worst.value : card.value <= worst.value);
    if (isWorse) worst = card;
  }
  const stays = worst === undefined ? 0 : staysWorst(g, worst.value, isHigh, left);
  if (worst !== undefined) chances[worst.seat] = stays;
  const rest = order.slice(turn);
  for (const seat of rest) chances[seat] = (chances[seat] ?? 0) + (1 - stays) / rest.length;
  return chances;
}

// By the number of seats and then by the order of the cards: evaluations ask for every card of every hand.
const costs = new WeakMap<Content, number[][]>();

/** What a card in hand costs its owner in wounds when it is played some time, about. */
export function cardCost(g: Look, kind: string): number {
  const weapon = weaponOf(g.content, kind);
  let bySeats = costs.get(g.content);
  if (bySeats === undefined) costs.set(g.content, (bySeats = []));
  const known = (bySeats[g.seats.length] ??= []);
  return (known[weapon.order] ??= costOf(g, weapon));
}

function costOf(g: Look, { kind, value, special }: Weapon): number {
  if (special) return kind === 'merlin-weapon' || kind === 'apprentice' ? -3 : -1;
  return value === null ? 0 : valueCost(g, value);
}

/** What a basic weapon of this value costs. */
export function valueCost(g: Look, value: number): number {
  const range = g.content.figures.values + 1;
  const lowest = ((range - value) / range) ** (g.seats.length - 1);
  return lowest * g.seats.length * USUAL_WOUNDS;
}

/** Whether a seat has still to play to the running combat. */
function isToPlay(g: Look, seat: Seat): boolean {
  const { order, turn } = g.s.combat;
  return g.s.phase === 'combats' && order.indexOf(seat) >= turn;
}

/** How many combats are still to come after this one: the first empty hand ends them. */
function combatsLeft(g: Look): number {
  let least = Infinity;
  for (const seat of g.seats)
    least = Math.min(least, g.s.players[seat].hand.length - (isToPlay(g, seat) ? 1 : 0));
  return Math.max(0, least);
}

/** What the cards cost that a seat will have to play; the worst stay in a hand that is longer than others. */
export function handCost(g: Look, seat: Seat): number {
  const inHand = g.s.players[seat].hand.map((card) => cardCost(g, g.name(card)));
  const played = combatsLeft(g) + (isToPlay(g, seat) ? 1 : 0);
  if (played < inHand.length) inHand.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < Math.min(played, inHand.length); i++) sum += inHand[i] ?? 0;
  return sum;
}
