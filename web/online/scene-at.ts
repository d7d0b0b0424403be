import { isSeat, type Seat } from '@destrier/engine';
import type { Scene, TableCard } from '@destrier/server/protocol';
import { call } from './api.js';

/** How a table stands, or stood after so many of its choices. */
export function sceneAt(table: string, seat: Seat | null, choices: number | null): Promise<Scene> {
  const query = new URLSearchParams();
  if (seat !== null) query.set('seat', String(seat));
  if (choices !== null) query.set('choices', String(choices));
  return call('GET', `/tables/${encodeURIComponent(table)}/scene?${query}`);
}

/** The seat of somebody at a table; the first of several. */
export function mySeat({ mine }: TableCard): Seat | null {
  const [first] = mine;
  return isSeat(first) ? first : null;
}
