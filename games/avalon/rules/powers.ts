import { need, type Seat } from '@destrier/engine';
import type { Effect, PowerData } from '../content/types.js';
import { NOBODY, RANKS, type OpenLook, type Power, type Rank, type Play } from '../state.js';
import { placesLeft } from './seats.js';

/** The data of the card whose power this is. */
export function figuresOf(
  g: Pick<OpenLook, 'content'>,
  { rank, card }: Pick<Power, 'rank' | 'card'>,
): PowerData {
  return need(groupOf(g, rank)[card], card);
}

function groupOf(g: Pick<OpenLook, 'content'>, rank: Rank): { readonly [id: string]: PowerData } {
  switch (rank) {
    case 'godsend':
      return g.content.godsends;
    case 'hero':
      return g.content.heroes;
    case 'legend':
      return g.content.legends;
    case 'place':
      return g.content.places;
  }
}

/** The powers in play, as far as rules or somebody who only looks on has them. */
export interface InPlay {
  readonly s: { readonly powers: readonly Power[] };
}

/** The power of this kind that a seat has, if it has one. */
export function powerOf(g: InPlay, seat: Seat, effect: Effect): Power | undefined {
  for (const power of g.s.powers) if (power.effect === effect && power.seat === seat) return power;
  return undefined;
}

/** The same for a godsend, for menus that ask of every card: godsends come first, and there are few. */
export function godsendOf(g: OpenLook, seat: Seat, effect: Effect): Power | undefined {
  for (const power of g.s.powers) {
    if (power.rank !== 'godsend') return undefined;
    if (power.effect === effect && power.seat === seat) return power;
  }
  return undefined;
}

/** The first power of this kind in play, whoever has it. */
export function powerNamed(g: OpenLook, effect: Effect): Power | undefined {
  for (const power of g.s.powers) if (power.effect === effect) return power;
  return undefined;
}

/** A power of this kind that names this seat. */
export function powerAgainst(g: InPlay, seat: Seat, effect: Effect): Power | undefined {
  for (const power of g.s.powers)
    if (power.effect === effect && power.target === seat) return power;
  return undefined;
}

/** Whether its limit allows another use. */
export function isReady(g: OpenLook, power: Power): boolean {
  const { limit, times = 1 } = figuresOf(g, power);
  return limit === 'none' || power.used < times;
}

/** Uses a power: it counts against its limit. What it does is for the caller to tell. */
export function spend(g: Play, power: Power): void {
  power.used++;
  g.rule(power.card);
}

/** Uses a power where what follows tells what it does, and not whose doing it is. */
export function use(g: Play, power: Power): void {
  spend(g, power);
  g.event('used', { seat: power.seat, power: power.card });
}

type NewPower = Pick<Power, 'card' | 'rank' | 'effect' | 'seat'>;

/** Puts a power into play, behind those of its rank. */
export function addPower(g: Play, power: NewPower): Power {
  const { card, rank, effect, seat } = power;
  const made: Power = { card, rank, effect, seat, used: 0, target: NOBODY, suit: '' };
  const { powers } = g.s;
  let at = powers.length;
  while (at > 0 && RANKS.indexOf(powers[at - 1]?.rank ?? rank) > RANKS.indexOf(rank)) at--;
  powers.splice(at, 0, made);
  return made;
}

export function removePowers(g: Play, gone: (power: Power) => boolean): void {
  g.s.powers = g.s.powers.filter((power) => !gone(power));
}

/** Powers of this limit may be used again [A4.1]. */
export function refresh(g: Play, limit: PowerData['limit']): void {
  for (const power of g.s.powers)
    if (power.used > 0 && figuresOf(g, power).limit === limit) power.used = 0;
}

/** In the order of rank, then of health, the lowest first [A3.8]. */
export function inOrder(g: OpenLook, powers: readonly Power[]): Power[] {
  return powers.toSorted(
    (a, b) =>
      RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
      g.s.players[a.seat].health - g.s.players[b.seat].health ||
      placesLeft(g, g.s.dealer, a.seat) - placesLeft(g, g.s.dealer, b.seat),
  );
}

/** Chivalry between two keeps cards of the one out of the other's pile [A15.29]. */
export function isSpared(g: OpenLook, one: Seat, other: Seat): boolean {
  return g.s.powers.some(
    ({ effect, seat, target }) =>
      effect === 'chivalry' &&
      ((seat === one && target === other) || (seat === other && target === one)),
  );
}
