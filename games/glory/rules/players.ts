import { need, type Seat } from '@destrier/engine';
import type { OpenLook, Look, Who } from '../state.js';
import { OTTO } from '../state.js';
import type { ByPlayers, Character } from '../content/types.js';

/** [G17] One who plays alone plays on the boards for two. */
export function playersOf(g: OpenLook | Look): 2 | 3 | 4 {
  const seats = g.seats.length;
  return seats === 4 ? 4 : seats === 3 ? 3 : 2;
}

export function byPlayers(g: OpenLook | Look, counts: ByPlayers): number {
  return counts[playersOf(g) - 2] as number;
}

export type TournamentKind = 'joust' | 'pas';

/** The kind of a round's tournament where the table has fixed it before the game. */
export function fixedKind(g: OpenLook | Look, round: number): TournamentKind | undefined {
  const kinds = (g.options['tournament'] ?? '').split('-');
  const kind = kinds[Math.min(round, kinds.length) - 1];
  return kind === 'joust' || kind === 'pas' ? kind : undefined;
}

/** [G1] The position on the initiative track, from 0; smaller is better. */
export function initiativeOf(g: OpenLook | Look, who: Who): number {
  return g.s.order.indexOf(who);
}

/** The seats on the initiative track, the best first. */
export function seatsInOrder(g: OpenLook | Look): Seat[] {
  const order: readonly Who[] = g.s.order;
  return order.filter((who) => who !== OTTO);
}

/** How events call somebody: a seat by its number, Otto by his name. */
export function called(who: Who): Seat | 'otto' {
  return who === OTTO ? 'otto' : who;
}

export function characterOf(g: OpenLook, seat: Seat): Character {
  const [card] = g.s.players[seat].character;
  return need(g.content.characters[g.name(need(card, 'a character'))], 'its figures');
}

export const ROUNDS = 3;
