import { why, type Why } from '@destrier/engine';
import type { ByPlayers, Space } from '../content/types.js';
import { OTTO, type OpenLook, type Play, type Who } from '../state.js';
import { byPlayers, called } from './players.js';

/** Where a pawn may stand: on the board, or on the event of the round. */
export type Spot = Space | 'event';

const ONE: ByPlayers = [1, 1, 1];

/** [G4.13] [G5.32] The event has one circle. */
function printed(g: OpenLook, spot: Spot): ByPlayers | 'free' {
  return spot === 'event' ? ONE : g.content.board.spaces[spot].circles;
}

/** How many pawns stand there; of a player: how many of that player's. */
export function pawnsOn(g: OpenLook, spot: Spot, who?: Who): number {
  const { spaces, owners } = g.s.placed;
  let count = 0;
  for (let i = 0; i < spaces.length; i++)
    if (spaces[i] === spot && (who === undefined || owners[i] === who)) count++;
  return count;
}

/** How many circles of a space are free [G4.8] [G4.10]; endless in a free zone [G4.12]. */
export function circlesOf(g: OpenLook, spot: Spot): number {
  const circles = printed(g, spot);
  return circles === 'free' ? Infinity : byPlayers(g, circles) - pawnsOn(g, spot);
}

export function whyFull(g: OpenLook, spot: Spot): Why | undefined {
  if (circlesOf(g, spot) > 0) return undefined;
  if (spot === 'event') return why('G5.32', 'eventTaken');
  const circles = pawnsOn(g, spot);
  return circles === 0
    ? why('G4.10', 'circlesLocked', { space: spot })
    : why('G4.8', 'circlesTaken', { space: spot, circles });
}

/** [G4.5] A pawn of a player, or of Otto, goes to a space, or to its first free circle [G4.11], and stays there [G4.15]. */
export function occupy(g: Play, who: Who, spot: Spot): void {
  if (who === OTTO) g.s.otto.pawns--;
  else g.s.players[who].pawns--;
  g.s.placed.spaces.push(spot);
  g.s.placed.owners.push(who);
  g.event('placed', { who: called(who), space: spot });
}
