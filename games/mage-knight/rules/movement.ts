import { why, type Seat, type Why } from '@destrier/engine';
import type { Play, OpenLook } from '../state.js';
import { revealAround } from './revealing.js';
import { hasMod, spaceAt } from './reading.js';
import { costOf, heroOn, isBarred, provokedBy, stepsFrom } from './terrain.js';

/** Steps of a figure. */

export interface Step {
  readonly space: string;
  readonly cost: number;
  readonly reason: Why | undefined;
}

const BARRED = why('K7.5', 'barred');
const MET = why('K7.20', 'barred');

const tooFar = (cost: number, points: number): Why | undefined =>
  cost > points ? why('K7.2', 'tooFar', { cost, points }) : undefined;

/** Where a figure may step, and what it costs [K7.2] [K7.19] [K7.22]. */
export function steps(g: OpenLook, seat: Seat): Step[] {
  const { at } = g.s.players[seat];
  const { move } = g.s.turn;
  const leap = hasMod(g, 'leap');
  const found: Step[] = [];
  for (const id of stepsFrom(g, at, leap)) {
    const space = spaceAt(g, id);
    const cost = costOf(g, space);
    if (cost === undefined) continue;
    const isMet = !leap && heroOn(g, seat, space) !== undefined && provokedBy(g, at, id).length > 0;
    const reason = (isBarred(g, seat, space) && BARRED) || (isMet && MET) || tooFar(cost, move);
    found.push({ space: id, cost, reason });
  }
  return found;
}

/** A figure comes to a space; what is beside it is seen [K9.3]. */
export function arrive(g: Play, seat: Seat, space: string, cost: number): void {
  const player = g.s.players[seat];
  g.s.turn.move -= cost;
  g.s.turn.path.push(player.at);
  player.at = space;
  g.event('moved', { seat, space, cost });
  revealAround(g);
}
