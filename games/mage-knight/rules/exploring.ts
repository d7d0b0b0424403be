import { why, type Card, type Seat, type Why } from '@destrier/engine';
import { isCorePlace, isInShape, stepsTo, type FreePlace } from '../land.js';
import type { OpenLook, Play } from '../state.js';
import { gainFame } from './gains.js';
import { hasMod, isReconnaissance, landNow, scenarioOf, spaceAt } from './reading.js';
import { placeTile, revealAround } from './revealing.js';

/** New tiles. */

type Stock = 'countryside' | 'core' | 'spareCountryside' | 'spareCore';

/** Where the next tile comes from: what the scenario has, then what is left in the box [K8.6]. */
function stockOf(g: OpenLook): Stock | undefined {
  const { countryside, core, spareCountryside, spareCore } = g.s;
  if (countryside.length > 0) return 'countryside';
  if (core.length > 0) return 'core';
  if (spareCountryside.length > 0) return 'spareCountryside';
  return spareCore.length > 0 ? 'spareCore' : undefined;
}

/** Whether a tile of a stock may lie there, by the tiles that it would touch [K8.3] [K8.4]. */
function fits(g: OpenLook, { place, touched, backed }: FreePlace, stock: Stock): boolean {
  const { shape } = scenarioOf(g);
  if (!isInShape(shape, place)) return false;
  switch (stock) {
    case 'countryside':
      return touched >= 2 || backed;
    case 'core':
      return touched >= 2 && isCorePlace(shape, place);
    case 'spareCountryside':
      return touched >= 3;
    case 'spareCore':
      return touched >= 3 && isCorePlace(shape, place);
  }
}

interface Explorable {
  readonly place: string;
  readonly reason: Why | undefined;
}

const BESIDE = 2;
const LEAP = 3;

/** Places that can be explored from where a hero stands, chosen before the tile is seen [K8.2]. */
export function explorable(g: OpenLook, seat: Seat): Explorable[] {
  const found: Explorable[] = [];
  const stock = stockOf(g);
  if (stock === undefined) return found;
  const space = spaceAt(g, g.s.players[seat].at);
  const far = hasMod(g, 'leap') ? LEAP : BESIDE;
  const { explore: cost } = g.content.figures;
  const { move } = g.s.turn;
  const reason = move < cost ? why('K8.1', 'tooFar', { cost, points: move }) : undefined;
  for (const free of landNow(g).free)
    if (stepsTo(space, free) <= far && fits(g, free, stock))
      found.push({ place: free.place, reason });
  return found;
}

export function explore(g: Play, seat: Seat, place: string): void {
  const stock = stockOf(g);
  if (stock === undefined) throw new RangeError('there is no tile');
  g.s.turn.move -= g.content.figures.explore;
  g.s.turn.explored = true;
  const from: Card[] = g.s[stock];
  const found = g.s.cities.length;
  placeTile(g, from, place, seat);
  revealAround(g);
  if (!isReconnaissance(g)) return;
  gainFame(g, seat, 1, 'tiles'); // K18.4
  if (g.s.cities.length > found && !g.s.final) {
    g.s.final = true; // K18.7
    g.event('ending', { who: seat });
  }
}
