import type { Seat } from '@destrier/engine';
import { foeData, unitData, WOUND } from '../book.js';
import { isInShape, stepsTo, type Space } from '../land.js';
import { campAt } from '../rules/interaction.js';
import {
  armourOf,
  commandOf,
  hasMod,
  isReconnaissance,
  landNow,
  reputationOf,
  scenarioOf,
  spaceAt,
} from '../rules/reading.js';
import { costOf, isAssault, isBarred, provokedBy, rampagersBeside } from '../rules/terrain.js';
import type { Look } from '../state.js';
import { counting, reach } from './means.js';

/** Where one would like to be at the end of a turn's movement, and the way there. */

export interface Goal {
  readonly space: string;
  readonly worth: number;
  /** Points of move to get there. */
  readonly cost: number;
  /** The first step, null where one stands there. */
  readonly step: string | null;
}

interface Visited {
  readonly cost: number;
  readonly step: string | null;
}

/** All spaces that could be reached with so many points, with the first step to each. */
function visit(g: Look, seat: Seat, points: number): ReadonlyMap<string, Visited> {
  const start = g.s.players[seat].at;
  const seen = new Map<string, Visited>([[start, { cost: 0, step: null }]]);
  const open = [start];
  const leap = hasMod(g, 'leap');
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const before = seen.get(from);
    if (before === undefined) continue;
    for (const id of spaceAt(g, from).beside) {
      const space = spaceAt(g, id);
      const cost = costOf(g, space);
      if (cost === undefined || isBarred(g, seat, space)) continue;
      const total = before.cost + cost;
      if (total > points || total >= (seen.get(id)?.cost ?? Infinity)) continue;
      seen.set(id, { cost: total, step: before.step ?? id });
      const isStop = isAssault(g, seat, space) || (!leap && provokedBy(g, from, id).length > 0);
      if (!isStop) open.push(id);
    }
  }
  return seen;
}

/** How well one could fight somebody, as far as one can tell: fame against wounds. */
export function prospect(g: Look, seat: Seat, foe: string): number {
  const { attack, armour, fame, abilities, resistances } = foeData(g, foe);
  const hits = reach(g, seat, counting('attack'), 1) / (resistances.includes('physical') ? 2 : 1);
  const blocks = reach(g, seat, counting('block'), 1);
  const needed = attack * (abilities.includes('swift') ? 2 : 1);
  const wounds = Math.ceil((attack * (abilities.includes('brutal') ? 2 : 1)) / armourOf(g, seat));
  if (hits < armour) return -2 * wounds - 1;
  const both = (hits + blocks) / 2 >= armour + needed;
  return fame + 1 - (both ? 0 : 1.5 * wounds * (abilities.includes('poison') ? 2 : 1));
}

/** Somebody unseen behind walls, about as strong as such are. */
const UNSEEN = -1.5;

/** What talking to those who live here could bring: a unit that there is room for, or something learned. */
function talkWorth(g: Look, seat: Seat, space: Space): number {
  const camp = campAt(g, seat, space.id);
  const reputation = reputationOf(g, seat);
  if (camp === undefined || reputation === null) return 0;
  const influence = reach(g, seat, counting('influence'), 1) + reputation;
  const hasRoom = g.s.players[seat].units.length < commandOf(g, seat);
  const units = g.all(g.s.units).filter((unit) => {
    const { sites, cost } = unitData(g, unit);
    return sites.includes(camp) && cost <= influence;
  });
  if (hasRoom && units.length > 0)
    return Math.max(...units.map((unit) => unitData(g, unit).level)) + 1;
  const { action, spell } = g.content.figures;
  if (camp === 'monastery' && influence >= action && g.s.lessons.length > 0) return 2;
  return camp === 'mage-tower' && influence >= spell ? 2 : 0;
}

/** What there is to do on a space itself. */
export function siteWorth(g: Look, seat: Seat, space: Space): number {
  const site = g.s.sites[space.id];
  const { hand, crystals, fame } = g.s.players[seat];
  const wounds = g.all(hand).filter((card) => card === WOUND).length;
  if (isAssault(g, seat, space)) {
    const seen = g.all(site?.foes ?? []);
    if (seen.length === 0) return UNSEEN + fame / 15;
    return seen.reduce((sum, foe) => sum + prospect(g, seat, foe), 1);
  }
  switch (space.site) {
    case 'mine-red':
    case 'mine-blue':
    case 'mine-green':
    case 'mine-white': {
      const colour = space.site.slice('mine-'.length);
      return Object.entries(crystals).some(([one, n]) => one === colour && n < 3) ? 1 : 0;
    }
    case 'glade':
      return wounds > 0 ? 2 : 0.8;
    case 'dungeon':
    case 'tomb':
    case 'monster-den':
    case 'spawning-grounds':
    case 'ruins':
      return site?.cleared === true ? 0 : UNSEEN + fame / 10;
    default:
      return talkWorth(g, seat, space);
  }
}

/** New land near a space: fame in a reconnaissance, and something to do in any scenario. */
function unknownWorth(g: Look, space: Space): number {
  const { countryside, core } = g.s;
  if (countryside.length + core.length === 0) return 0;
  const { shape } = scenarioOf(g);
  const near = landNow(g).free.some(
    (free) =>
      stepsTo(space, free) <= 2 &&
      isInShape(shape, free.place) &&
      (free.touched >= 2 || free.backed),
  );
  return near ? (isReconnaissance(g) ? 3 : 2) : 0;
}

export function spaceWorth(g: Look, seat: Seat, id: string): number {
  const space = spaceAt(g, id);
  const rampagers = rampagersBeside(g, id).reduce(
    (best, one) =>
      Math.max(
        best,
        g.all(g.s.sites[one]?.foes ?? []).reduce((sum, foe) => sum + prospect(g, seat, foe), 0),
      ),
    0,
  );
  return Math.max(siteWorth(g, seat, space), rampagers, unknownWorth(g, space));
}

/** What a point of move costs: most of a card. */
const PRICE = 0.28;

/** The best place that can be reached with all that the hand could give. */
export function goalOf(g: Look, seat: Seat): Goal {
  const points = g.s.turn.move + reach(g, seat, counting('move'), 1);
  const { at } = g.s.players[seat];
  let best: Goal = { space: at, worth: spaceWorth(g, seat, at), cost: 0, step: null };
  for (const [space, { cost, step }] of visit(g, seat, points)) {
    if (step === null) continue;
    // What was paid for is not paid for again.
    const price = PRICE * Math.max(0, cost - g.s.turn.move);
    const worth = spaceWorth(g, seat, space) - price - 0.05 * cost;
    if (worth > best.worth + 0.01) best = { space, worth, cost, step };
  }
  return best;
}
