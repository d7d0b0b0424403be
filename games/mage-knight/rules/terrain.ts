import type { Seat } from '@destrier/engine';
import type { SiteKind, Terrain } from '../content/types.js';
import type { Space } from '../land.js';
import type { OpenLook } from '../state.js';
import { isReconnaissance, mods, spaceAt } from './reading.js';

/** What spaces cost, and which can be entered. */

export function isCity(site: SiteKind | null): boolean {
  switch (site) {
    case 'city-red':
    case 'city-blue':
    case 'city-green':
    case 'city-white':
      return true;
    default:
      return false;
  }
}
const isWalled = (site: SiteKind | null): boolean =>
  site === 'keep' || site === 'mage-tower' || isCity(site);
const isRampant = (site: SiteKind | null): boolean => site === 'orc' || site === 'draconum';

export const isCleared = (g: OpenLook, space: string): boolean =>
  g.s.sites[space]?.cleared === true;

/** Whether enemies roam on it. */
export function hasRampagers(g: OpenLook, space: Space): boolean {
  return isRampant(space.site) && !isCleared(g, space.id);
}

/** Whether entering it is an assault: walls that nobody has taken, or another player's keep [K7.6]. */
export function isAssault(g: OpenLook, seat: Seat, space: Space): boolean {
  if (!isWalled(space.site)) return false;
  if (!isCleared(g, space.id)) return true;
  return space.site === 'keep' && g.s.sites[space.id]?.shields[0] !== seat;
}

/** A city is a city, whatever it is built on [K7.16]. */
export const terrainOf = (space: Space): Terrain => (isCity(space.site) ? 'city' : space.terrain);

/** What a terrain costs by itself; undefined where nobody can go [K7.15] [K7.17]. */
function baseCost(g: OpenLook, terrain: Terrain): number | undefined {
  const cost = g.content.terrains[terrain];
  return g.s.day ? cost?.day : cost?.night;
}

/** What it costs to enter a space: effects in the order that is best for the player [K7.3] [K7.18]. */
export function costOf(g: OpenLook, space: Space): number | undefined {
  const terrain = terrainOf(space);
  let cost = baseCost(g, terrain);
  const now = mods(g);
  if (now.length === 0) return cost;
  const changes: { readonly add: number; readonly min: number }[] = [];
  for (const mod of now) {
    if (mod.is !== 'terrain') continue;
    if (mod.terrains !== 'all' && !mod.terrains.includes(terrain)) continue;
    if (mod.set !== undefined && (cost !== undefined || mod.open === true))
      cost = Math.min(cost ?? mod.set, mod.set);
    if (mod.add !== undefined) changes.push({ add: mod.add, min: mod.min ?? 0 });
  }
  if (cost === undefined) return undefined;
  for (const { add, min } of changes.toSorted((a, b) => b.min - a.min))
    cost = Math.min(cost, Math.max(min, cost + add));
  return cost;
}

/** Another hero who stands there, where heroes cannot stand together. */
export function heroOn(g: OpenLook, seat: Seat, space: Space): Seat | undefined {
  if (space.site === 'portal' || (isCity(space.site) && isCleared(g, space.id))) return undefined;
  return g.seats.find((other) => other !== seat && g.s.players[other].at === space.id);
}

/** Whether a turn may end there [K7.12] [K7.23]. */
export function isSafe(g: OpenLook, seat: Seat, id: string): boolean {
  const space = spaceAt(g, id);
  return (
    baseCost(g, terrainOf(space)) !== undefined &&
    !hasRampagers(g, space) &&
    !isAssault(g, seat, space) &&
    heroOn(g, seat, space) === undefined
  );
}

/** Whether nobody may go there at all: rampagers, a city that is closed, an owner at home [K7.5] [K18.6]. */
export function isBarred(g: OpenLook, seat: Seat, space: Space): boolean {
  if (hasRampagers(g, space)) return true;
  if (isCity(space.site) && isReconnaissance(g)) return true;
  return isAssault(g, seat, space) && heroOn(g, seat, space) !== undefined;
}

/** Spaces with rampagers beside a space. */
export function rampagersBeside(g: OpenLook, id: string): string[] {
  return spaceAt(g, id).beside.filter((other) => hasRampagers(g, spaceAt(g, other)));
}

/** Spaces whose rampagers a step provokes: those beside both ends of it [K7.7] [K7.21] [K8.9]. */
export function provokedBy(g: OpenLook, from: string, to: string): string[] {
  const before = rampagersBeside(g, from);
  return rampagersBeside(g, to).filter((space) => before.includes(space));
}

/** Spaces that are one step away, or with Space Bending two. */
export function stepsFrom(g: OpenLook, from: string, leap: boolean): string[] {
  const near = spaceAt(g, from).beside;
  if (!leap) return [...near];
  const far = near.flatMap((one) => spaceAt(g, one).beside);
  return [...new Set([...near, ...far])].filter((one) => one !== from);
}
