import type { Seat } from '@destrier/engine';
import type { OpenLook } from '../state.js';

/** How far a seat is to the left of the dealer; the dealer is the farthest. */
export function placesLeft(g: OpenLook, dealer: Seat, seat: Seat): number {
  const count = g.seats.length;
  return (seat - dealer - 1 + count) % count;
}

/** By health, the lowest first; of equals the nearest to the dealer's left [A3.7]. */
export function lowestFirst(
  g: OpenLook,
  seats: readonly Seat[],
  dealer: Seat = g.s.dealer,
): Seat[] {
  return seats.toSorted(
    (a, b) =>
      g.s.players[a].health - g.s.players[b].health ||
      placesLeft(g, dealer, a) - placesLeft(g, dealer, b),
  );
}

export function highestHealth(g: OpenLook): number {
  return Math.max(...g.seats.map((seat) => g.s.players[seat].health));
}

export function othersOf(g: OpenLook, seat: Seat): Seat[] {
  return g.seats.filter((other) => other !== seat);
}

/** [A18.1] */
export function isChaos(g: {
  readonly seats: readonly Seat[];
  readonly options: { readonly [id: string]: string };
}): boolean {
  return g.seats.length > 6 || (g.seats.length > 4 && g.options['chaos'] === 'on');
}

/** Beside Absolute Chaos the style does not matter [A17.1] [A18.16]. */
export function isCamelot(g: {
  readonly seats: readonly Seat[];
  readonly options: { readonly [id: string]: string };
}): boolean {
  return g.options['style'] === 'camelot' && !isChaos(g);
}

/** Who leads the first combat: on the dealer's left [A5.1], but the first host himself [A18.8]. */
export function firstLeader(g: OpenLook): Seat {
  const { dealer, round } = g.s;
  return isChaos(g) && round <= 1 ? dealer : g.after(dealer);
}
