import { need, type Seat } from '@destrier/engine';
import type { Op } from '../content/ops.js';
import type { OpenLook } from '../state.js';
import { hasMod, spaceAt } from './reading.js';
import { isAssault, isBarred, isSafe, stepsFrom, terrainOf } from './terrain.js';

/** Moves that go straight to their end. */

type Travel = Op & { readonly op: 'travel' };

/** How far every space is over what the effect may cross. */
function reached(g: OpenLook, from: string, { most, not }: Travel): Map<string, number> {
  const far = new Map([[from, 0]]);
  const queue = [from];
  const leap = hasMod(g, 'leap');
  for (let at = 0; at < queue.length; at++) {
    const id = need(queue[at], 'a space');
    const steps = (far.get(id) ?? 0) + 1;
    if (steps > most) break;
    for (const next of stepsFrom(g, id, leap)) {
      if (far.has(next) || not.includes(terrainOf(spaceAt(g, next)))) continue;
      far.set(next, steps);
      queue.push(next);
    }
  }
  return far;
}

export interface Reach {
  readonly space: string;
  readonly cost: number;
}

/** Where such a move may end, and what it costs [K7.14]. */
export function travelsTo(g: OpenLook, seat: Seat, op: Travel): Reach[] {
  const found: Reach[] = [];
  for (const [space, steps] of reached(g, g.s.players[seat].at, op)) {
    const cost = op.price + op.perSpace * steps;
    if (steps < op.least || cost > g.s.turn.move) continue;
    const end = spaceAt(g, space);
    const fits =
      op.end === 'safe'
        ? isSafe(g, seat, space)
        : isAssault(g, seat, end) && !isBarred(g, seat, end);
    if (fits) found.push({ space, cost });
  }
  return found;
}
