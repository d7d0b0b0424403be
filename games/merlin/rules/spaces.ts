import { need, why, type Seat, type Why } from '@destrier/engine';
import { bookOf, spaceAt } from '../book.js';
import {
  GOODS,
  PROVINCES,
  SERVANTS,
  type Action,
  type Good,
  type Province,
  type Servant,
} from '../content/types.js';
import { COUNTED, type Counted } from '../events.js';
import { CASTLE, type Look, type OpenLook } from '../state.js';
import { allyIn } from './allies.js';
import { listBuilding } from './building.js';
import { sumOf } from './counts.js';
import { atHome, STAFF_AND_FAVOUR, standsThere, whyNotTaken } from './reasons.js';
import { COURT, DEPLOY, hasSeal, isReady, RECKON } from './seals.js';
import { servantsOut } from './servants.js';
import { shieldsAgainst } from './traitors.js';

/** What the spaces of the ring offer. */

export type Acts = {
  send: [servant: Servant, province: Province];
  count: [what: Counted];
  reckon: [what: Counted];
  court: [];
  take: [good: Good, province: Province];
  seize: [] | [traitor: Province];
  give: [good: Good, province: Province];
  exchange: [quests: readonly string[]];
  build: [tile: number, material: Province] | [tile: number, material: Province, extra: 'tile'];
};

export interface ActMenu {
  option<K extends keyof Acts>(verb: K, ...args: Acts[K]): void;
  unless<K extends keyof Acts>(reason: Why | undefined | false, verb: K, ...args: Acts[K]): void;
  subset(verb: 'exchange', items: readonly string[], min: number, max: number): void;
}

/** At most so many quest cards are discarded on a quest space [M6.15]. */
const EXCHANGED = 2;

/** The neighbour of a province on the ring [M6.11]. */
export function nextTo(g: OpenLook, province: Province, places: 1 | -1): Province {
  const { clockwise } = bookOf(g);
  const at = clockwise.indexOf(province) + places;
  return need(clockwise.at(at % clockwise.length), 'a neighbour');
}

/** Sending a servant to one province; one that stands there only with Lamorak [M5.4] [M19.6]. */
function listSending(g: OpenLook, seat: Seat, province: Province, m: ActMenu): void {
  const player = g.s.players[seat];
  for (const servant of SERVANTS) {
    const stays = player.servants[servant] === province;
    m.unless(
      stays && allyIn(player, 'lamorak') === undefined && standsThere(servant, province),
      'send',
      servant,
      province,
    );
  }
}

/** The second row of the King's Favour: to any other province [M17.8] [M17.9]. */
function listDeploying(g: OpenLook, seat: Seat, province: Province, m: ActMenu): void {
  const player = g.s.players[seat];
  if (player.seals.length === 0) return;
  for (const servant of SERVANTS) {
    if (!hasSeal(player, DEPLOY[servant])) continue;
    for (const other of PROVINCES)
      if (other !== province && other !== player.servants[servant])
        m.option('send', servant, other);
  }
}

/** Where a seat has counters. */
export function listByInfluence(g: OpenLook, seat: Seat, list: (province: Province) => void): void {
  const { influence } = g.s.players[seat];
  for (const province of PROVINCES) if (influence[province] > 0) list(province);
}

/** Sending in the favour of the lady: only one that does not stand there [M17.14] [M19.7]. */
export function listCourt(
  g: OpenLook,
  seat: Seat,
  m: { option(verb: 'send', servant: Servant, province: Province): void },
): void {
  const { servants } = g.s.players[seat];
  listByInfluence(g, seat, (province) => {
    for (const servant of SERVANTS)
      if (servants[servant] !== province) m.option('send', servant, province);
  });
}

function listMoving(g: OpenLook, seat: Seat, m: ActMenu): void {
  const { servants } = g.s.players[seat];
  const areHome = servantsOut(g, seat) === 0;
  for (const servant of SERVANTS) {
    const post = servants[servant];
    if (post !== CASTLE) {
      m.option('send', servant, nextTo(g, post, 1));
      m.option('send', servant, nextTo(g, post, -1));
    } else
      for (const province of PROVINCES)
        m.unless(!areHome && atHome(servant), 'send', servant, province); // M6.12
  }
}

const NO_GOOD = why('M6.13', 'noGood');

function listTrade(g: OpenLook, seat: Seat, m: ActMenu): void {
  const { goods } = g.s.players[seat];
  const hasNone = GOODS.every((good) => sumOf(goods[good]) === 0);
  for (const good of GOODS)
    for (const province of PROVINCES)
      if (hasNone || goods[good][province] > 0)
        m.unless(hasNone && NO_GOOD, 'give', good, province);
}

function listExcalibur(g: OpenLook, seat: Seat, m: ActMenu): void {
  const shields = shieldsAgainst(g, seat);
  if (shields.length === 0) m.option('seize'); // M6.9
  for (const shield of shields) m.option('seize', shield);
}

/** What is counted on a space of points. */
export const COUNTS: { readonly [action in Action]?: Counted } = {
  'points-flag': 'flag',
  'points-material': 'material',
  'points-shield': 'shield',
  'points-influence': 'influence',
};
export const TAKES: { readonly [action in Action]?: Good } = {
  'influence-flag': 'flag',
  'influence-material': 'material',
  'influence-shield': 'shield',
};

const AS_PRINTED = why('M17.16', 'asPrinted');
const NO_COUNTER = why('M17.14', 'noCounter');

const isRepeated = (g: OpenLook): boolean => g.s.turn.extra === 'staff';

function listPoints(g: OpenLook, seat: Seat, what: Counted, m: ActMenu): void {
  m.option('count', what);
  if (!isReady(g.s.players[seat], RECKON)) return;
  for (const any of COUNTED) m.unless(isRepeated(g) && AS_PRINTED, 'reckon', any);
}

function listInfluence(g: OpenLook, seat: Seat, good: Good | undefined, m: ActMenu): void {
  const { seals } = g.s.players[seat];
  if (good === undefined) listByInfluence(g, seat, (province) => listSending(g, seat, province, m));
  else
    for (const province of PROVINCES)
      m.unless(whyNotTaken(g, seat, good, province), 'take', good, province);
  if (isReady({ seals }, COURT)) m.unless(whyNotCourt(g, seat), 'court');
}

/** Why the lady's favour cannot be used on a space of influence. */
function whyNotCourt(g: OpenLook, seat: Seat): Why | undefined {
  if (isRepeated(g)) return STAFF_AND_FAVOUR;
  return sumOf(g.s.players[seat].influence) > 0 ? undefined : NO_COUNTER;
}

/** What may be done on the space whose action is carried out. */
export function listActions(g: Look, seat: Seat, m: ActMenu): void {
  const { action, province } = spaceAt(g, g.s.turn.space);
  const counted = COUNTS[action];
  if (counted !== undefined) return listPoints(g, seat, counted, m);
  switch (action) {
    case 'province':
      if (province === null) return;
      listSending(g, seat, province, m);
      return listDeploying(g, seat, province, m);
    case 'excalibur':
      return listExcalibur(g, seat, m);
    case 'grail':
      return m.option('seize');
    case 'move':
      return listMoving(g, seat, m);
    case 'trade':
      return listTrade(g, seat, m);
    case 'quests':
      return m.subset('exchange', g.all(g.s.players[seat].quests).toSorted(), 1, EXCHANGED);
    case 'build':
      return listBuilding(g, seat, m);
    default:
      return listInfluence(g, seat, TAKES[action], m);
  }
}
