import type { Seat } from '@destrier/engine';
import type { Action, Province } from '../content/types.js';
import type { Play } from '../state.js';
import { allyIn } from './allies.js';
import { gain } from './points.js';

/** Gareth and Geraint place a tile for each thing that is done for the first time [M19.24] [M19.26]. */
function deed(
  g: Play,
  seat: Seat,
  knight: 'gareth' | 'geraint',
  rule: string,
  what: Province | Action,
): void {
  const ally = allyIn(g.s.players[seat], knight);
  if (ally === undefined || ally.tiles === 0 || ally.placed.includes(what)) return;
  const points = g.content.figures.deed;
  g.rule(rule);
  ally.tiles--;
  ally.placed.push(what);
  g.event('deed', { seat, knight, what, points });
  gain(g, seat, knight, points);
}

export function repelDeed(g: Play, seat: Seat, province: Province): void {
  deed(g, seat, 'gareth', 'M19.24', province);
}

/** [M19.30] */
export function pointsDeed(g: Play, seat: Seat, action: Action): void {
  deed(g, seat, 'geraint', 'M19.26', action);
}
