import type { Seat } from '@destrier/engine';
import { PROVINCES, type Province } from '../content/types.js';
import { flagsFor } from '../rules/supply.js';
import { traitorsOf } from '../rules/traitors.js';
import type { Look } from '../state.js';
import { CLEAN, KEPT, RELIC_LATER, TRAITOR } from './figures.js';
import { nearness, scoringsLater } from './time.js';

/** Traitors of a province whom no shield of the seat repels; below 0: shields to spare. */
export function openTraitors(g: Look, seat: Seat, province: Province): number {
  return traitorsOf(g, seat, province) - g.s.players[seat].goods.shield[province];
}

/** What one traitor who is repelled saves. */
export function traitorWeight(g: Look, seat: Seat): number {
  return g.content.figures.penalty * (TRAITOR + (1 - TRAITOR) * nearness(g, seat));
}

/** Traitors of a seat against whom neither shields nor black flags help. */
export function unanswered(g: Look, seat: Seat): number {
  if (g.s.players[seat].traitors.length === 0) return 0;
  let all = 0;
  let most = 0;
  for (const province of PROVINCES) {
    const open = Math.max(0, openTraitors(g, seat, province));
    all += open;
    most = Math.max(most, open);
  }
  return all === 0 || flagsFor(g, seat, 'repel') === 0 ? all : all - most;
}

/** What Excalibur is worth to one who has it. */
export function excaliburWorth(g: Look, seat: Seat, open: number): number {
  const near = nearness(g, seat);
  const far = CLEAN[Math.min(open, CLEAN.length - 1)] ?? 0;
  const clean = open === 0 ? far + (1 - far) * near : far * (1 - near);
  const now = clean * (KEPT + (1 - KEPT) * near);
  return g.content.figures.excalibur * (now + RELIC_LATER * scoringsLater(g));
}
