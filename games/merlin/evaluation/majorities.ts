import type { Seat } from '@destrier/engine';
import { PROVINCES, type Province } from '../content/types.js';
import { manorsOn } from '../rules/scoring/domain.js';
import { strengthIn, valueOf } from '../rules/scoring/influence.js';
import type { Look } from '../state.js';
import { GRAIL, KEPT, RELIC_LATER, WITHIN_REACH } from './figures.js';
import { nearness, scoringsLater } from './time.js';

/** Majorities as they stand, without lists: they are asked for in every roll-out. */

/** What a seat gets where it has so much, the others most so much, and so many others as much as that. */
function shareOf(own: number, most: number, equals: number, value: number): number {
  if (own === 0) return 0;
  if (own < most) return own + 1 === most ? WITHIN_REACH * value : 0;
  return own > most ? value : Math.floor(value / (equals + 1));
}

/** What a province would bring a seat that had `more` counters there. */
export function majority(g: Look, seat: Seat, province: Province, more: number): number {
  let most = 0;
  let equals = 0;
  for (const other of g.seats) {
    if (other === seat) continue;
    const strength = strengthIn(g, other, province);
    if (strength > most) {
      most = strength;
      equals = 1;
    } else if (strength === most) equals++;
  }
  const own = strengthIn(g, seat, province) + more;
  return shareOf(own, most, equals, valueOf(g, province) + more);
}

/** What a tie in a province would cost the owner of the Grail. */
export function tieIn(g: Look, seat: Seat, province: Province): number {
  const own = strengthIn(g, seat, province);
  let equals = 0;
  for (const other of g.seats) {
    if (other === seat) continue;
    const strength = strengthIn(g, other, province);
    if (strength > own) return 0;
    if (strength === own) equals++;
  }
  if (own === 0 || equals === 0) return 0;
  const value = valueOf(g, province);
  return value - Math.floor(value / (equals + 1));
}

/** What the Grail is worth to one who has it. */
export function grailWorth(g: Look, seat: Seat): number {
  let most = GRAIL * (1 - nearness(g, seat));
  for (const province of PROVINCES) most = Math.max(most, tieIn(g, seat, province));
  const near = nearness(g, seat);
  return most * (KEPT + (1 - KEPT) * near) + RELIC_LATER * scoringsLater(g);
}

/** Manors by territory and seat, and the size of territories; read anew for each worth. */
const SEATS = 4;
const MOST_TILES = 24;
const strengths = new Int8Array(MOST_TILES * SEATS);
const sizes = new Int8Array(MOST_TILES);

export function readDomain(g: Look): void {
  strengths.fill(0);
  sizes.fill(0);
  const { manors, territories } = g.s;
  for (let tile = 0; tile < territories.length; tile++) {
    const territory = territories[tile] as number;
    sizes[territory] = (sizes[territory] as number) + 1;
    const owner = manors[tile];
    if (owner === null || owner === undefined) continue;
    const at = territory * SEATS + owner;
    strengths[at] = (strengths[at] as number) + manorsOn(g, owner, tile);
  }
}

/** What a territory would bring a seat that had `more` manors there, after `readDomain`. */
export function territoryShare(g: Look, seat: Seat, territory: number, more: number): number {
  let most = 0;
  let equals = 0;
  for (const other of g.seats) {
    if (other === seat) continue;
    const strength = strengths[territory * SEATS + other] as number;
    if (strength > most) {
      most = strength;
      equals = 1;
    } else if (strength === most) equals++;
  }
  const own = (strengths[territory * SEATS + seat] as number) + more;
  return shareOf(own, most, equals, sizes[territory] as number);
}

/** What the domain would bring a seat now, after `readDomain`. */
export function domainShare(g: Look, seat: Seat): number {
  let sum = 0;
  for (let territory = 0; (sizes[territory] ?? 0) > 0; territory++)
    sum += territoryShare(g, seat, territory, 0);
  return sum;
}
