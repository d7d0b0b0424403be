import { why, type Card, type Seat, type Why } from '@destrier/engine';
import { distance, isCorePlace, isInShape, placeOf, tilesBeside, touchesPlace } from '../land.js';
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
function fits(g: OpenLook, place: string, stock: Stock): boolean {
  const { shape } = scenarioOf(g);
  const { tiles } = landNow(g);
  if (!isInShape(shape, place)) return false;
  const touched = tilesBeside(place).filter((one) => tiles.has(one));
  switch (stock) {
    case 'countryside':
      return (
        touched.length >= 2 ||
        touched.some((one) => tilesBeside(one).filter((other) => tiles.has(other)).length >= 2)
      );
    case 'core':
      return touched.length >= 2 && isCorePlace(shape, place);
    case 'spareCountryside':
      return touched.length >= 3;
    case 'spareCore':
      return touched.length >= 3 && isCorePlace(shape, place);
  }
}

/** Places that can be explored from where a hero stands, chosen before the tile is seen [K8.2]. */
export function* explorable(
  g: OpenLook,
  seat: Seat,
): Generator<{ readonly place: string; readonly reason: Why | undefined }> {
  const space = spaceAt(g, g.s.players[seat].at);
  const leap = hasMod(g, 'leap');
  const { explore: cost } = g.content.figures;
  const stock = stockOf(g);
  for (const place of landNow(g).free) {
    const near = touchesPlace(space, place) || (leap && isNear(space, place));
    if (!near || stock === undefined || !fits(g, place, stock)) continue;
    const { move } = g.s.turn;
    yield {
      place,
      reason: move < cost ? why('K8.1', 'tooFar', { cost, points: move }) : undefined,
    };
  }
}

function isNear(space: { readonly q: number; readonly r: number }, place: string): boolean {
  const [x, y] = placeOf(place);
  return distance(space.q, space.r, 3 * x + y, -2 * x - 3 * y) <= 3;
}

export function explore(g: Play, seat: Seat, place: string): void {
  const stock = stockOf(g);
  if (stock === undefined) throw new RangeError('there is no tile');
  g.s.turn.move -= g.content.figures.explore;
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
