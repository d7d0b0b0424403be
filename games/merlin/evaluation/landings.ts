import type { Seat } from '@destrier/engine';
import { SPACES, spaceAt } from '../book.js';
import {
  GOODS,
  PROVINCES,
  SERVANTS,
  type Good,
  type Province,
  type Servant,
} from '../content/types.js';
import { allyIn } from '../rules/allies.js';
import { materialsFor, tileOf } from '../rules/building.js';
import { sumOf } from '../rules/counts.js';
import { BRINGS, servantsOut } from '../rules/servants.js';
import { COUNTS, nextTo, TAKES } from '../rules/spaces.js';
import { CASTLE, type Look } from '../state.js';
import { APPLE, EXCHANGE, TOWER } from './figures.js';
import { grailWorth, territoryShare } from './majorities.js';
import type { Prices } from './prices.js';
import { shareLeft } from './time.js';
import { excaliburWorth, openTraitors, traitorWeight, unanswered } from './traitors.js';
import { domainWeight } from './weights.js';

/** What the action of a space would bring a seat now, by the prices of things. */

/** A seat and what things are worth to it. */
export interface Bidder {
  readonly g: Look;
  readonly seat: Seat;
  readonly prices: Prices;
}

/** What a servant brings from a province. */
function yieldOf({ g, seat, prices }: Bidder, servant: Servant, province: Province): number {
  const twice = allyIn(g.s.players[seat], 'lancelot')?.placed[0] === province ? 2 : 1;
  if (servant === 'lady') return prices.counter[province] * twice;
  const good = BRINGS[servant];
  return g.s.supply[good][province] === 0 ? 0 : prices.gain[good][province] * twice;
}

export function sendValue(bidder: Bidder, servant: Servant, province: Province): number {
  return yieldOf(bidder, servant, province) + bidder.prices.servant[servant][province];
}

function bestSending(bidder: Bidder, province: Province): number {
  const player = bidder.g.s.players[bidder.seat];
  const stays = allyIn(player, 'lamorak') !== undefined;
  let best = 0;
  for (const servant of SERVANTS) {
    const isThere = player.servants[servant] === province;
    if (isThere && !stays) continue;
    const value = isThere
      ? yieldOf(bidder, servant, province)
      : sendValue(bidder, servant, province);
    best = Math.max(best, value);
  }
  return best;
}

function bestMoving(bidder: Bidder): number {
  const { servants } = bidder.g.s.players[bidder.seat];
  const areHome = servantsOut(bidder.g, bidder.seat) === 0;
  let best = 0;
  for (const servant of SERVANTS) {
    const post = servants[servant];
    if (post !== CASTLE) {
      best = Math.max(best, sendValue(bidder, servant, nextTo(bidder.g, post, 1)));
      best = Math.max(best, sendValue(bidder, servant, nextTo(bidder.g, post, -1)));
    } else if (areHome)
      for (const province of PROVINCES) best = Math.max(best, sendValue(bidder, servant, province));
  }
  return best;
}

function bestTaking({ g, seat, prices }: Bidder, good: Good): number {
  const { influence } = g.s.players[seat];
  let best = 0;
  for (const province of PROVINCES)
    if (influence[province] > 0 && g.s.supply[good][province] > 0)
      best = Math.max(best, prices.gain[good][province]);
  return best;
}

function bestVisit(bidder: Bidder): number {
  const { influence } = bidder.g.s.players[bidder.seat];
  let best = 0;
  for (const province of PROVINCES)
    if (influence[province] > 0) best = Math.max(best, bestSending(bidder, province));
  return best;
}

/** The good that is worth most to get. */
export function dearest({ g, prices }: Bidder): number {
  let most = 0;
  for (const good of GOODS)
    for (const province of PROVINCES)
      if (g.s.supply[good][province] > 0) most = Math.max(most, prices.gain[good][province]);
  return most;
}

function bestTrade(bidder: Bidder): number {
  const { goods } = bidder.g.s.players[bidder.seat];
  let least = Infinity;
  for (const good of GOODS)
    for (const province of PROVINCES)
      if (goods[good][province] > 0) least = Math.min(least, bidder.prices.loss[good][province]);
  return Math.max(0, dearest(bidder) - least);
}

/** What a manor on a tile brings, before it is paid. */
export function manorValue({ g, seat }: Bidder, tile: number, isStrong: boolean): number {
  const territory = g.s.territories[tile] ?? 0;
  const more = territoryShare(g, seat, territory, isStrong ? 2 : 1);
  const gained = more - territoryShare(g, seat, territory, 0);
  const tower = tileOf(g, tile).tower ? TOWER * (isStrong ? 2 : 1) : 0;
  return gained * domainWeight(g, seat) + tower;
}

function bestBuilding(bidder: Bidder): number {
  const { g, seat, prices } = bidder;
  const { goods, manors } = g.s.players[seat];
  let best = 0;
  if (manors === 0) return best;
  for (let tile = 0; tile < g.s.manors.length; tile++) {
    if (g.s.manors[tile] !== null) continue;
    let least = Infinity;
    for (const one of materialsFor(g, tile))
      if (goods.material[one] > 0) least = Math.min(least, prices.loss.material[one]);
    if (least < Infinity) best = Math.max(best, manorValue(bidder, tile, false) - least);
  }
  return best;
}

/** Excalibur drives a traitor away; best one against whom nothing helps. */
export function seizeExcalibur({ g, seat }: Bidder, traitor: Province | undefined): number {
  const isOpen = traitor !== undefined && openTraitors(g, seat, traitor) > 0;
  const left = unanswered(g, seat) - (isOpen ? 1 : 0);
  const held = g.s.excalibur === seat ? excaliburWorth(g, seat, unanswered(g, seat)) : 0;
  return (isOpen ? traitorWeight(g, seat) : 0) + excaliburWorth(g, seat, Math.max(0, left)) - held;
}

function bestExcalibur(bidder: Bidder): number {
  const { g, seat } = bidder;
  for (const province of PROVINCES)
    if (openTraitors(g, seat, province) > 0) return seizeExcalibur(bidder, province);
  return seizeExcalibur(bidder, undefined);
}

export const appleWorth = (g: Look, seat: Seat): number =>
  g.content.figures.apple + APPLE * shareLeft(g, seat);

export function seizeGrail({ g, seat }: Bidder): number {
  const apple = g.s.apples > 0 ? appleWorth(g, seat) : 0;
  return apple + (g.s.grail === seat ? 0 : grailWorth(g, seat));
}

function gainAt(bidder: Bidder, space: number): number {
  const { g, seat } = bidder;
  const { action, province } = spaceAt(g, space);
  const { goods, influence } = g.s.players[seat];
  const counted = COUNTS[action];
  if (counted !== undefined) return sumOf(counted === 'influence' ? influence : goods[counted]);
  switch (action) {
    case 'province':
      return province === null ? 0 : bestSending(bidder, province);
    case 'excalibur':
      return bestExcalibur(bidder);
    case 'grail':
      return seizeGrail(bidder);
    case 'move':
      return bestMoving(bidder);
    case 'trade':
      return bestTrade(bidder);
    case 'quests':
      return EXCHANGE * shareLeft(g, seat);
    case 'build':
      return bestBuilding(bidder);
    default: {
      const good = TAKES[action];
      return good === undefined ? bestVisit(bidder) : bestTaking(bidder, good);
    }
  }
}

/** Gains by space, worked out where they are asked for. */
const gains = new Float64Array(SPACES);

/** Begins anew for a seat. */
export function forgetGains(): void {
  gains.fill(NaN);
}

/** What landing on a space brings, after `forgetGains` for this bidder. */
export function landing(bidder: Bidder, space: number): number {
  const at = (space + SPACES) % SPACES;
  const known = gains[at] as number;
  if (!Number.isNaN(known)) return known;
  const gain = gainAt(bidder, at);
  gains[at] = gain;
  return gain;
}
