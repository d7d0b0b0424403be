import type { Seat } from '@destrier/engine';
import { questOf } from '../book.js';
import { GOODS, PROVINCES } from '../content/types.js';
import { lacking } from '../rules/quests.js';
import { servantsOut } from '../rules/servants.js';
import type { Look } from '../state.js';
import { knightDice, whiteDie } from './dice.js';
import {
  FOOTHOLD,
  RESERVE,
  SCALE,
  SEALS,
  SERVANT_LATER,
  SHIELD_LATER,
  STAFF,
  TILES,
  TURN,
} from './figures.js';
import { appleWorth, forgetGains } from './landings.js';
import { domainShare, grailWorth, majority, readDomain } from './majorities.js';
import { bitsIn, goodWorth, pricesFor, questShare } from './prices.js';
import { isOver, laterTurns, scoringsLater, shareLeft, turnsLeft } from './time.js';
import { excaliburWorth, openTraitors, traitorWeight, unanswered } from './traitors.js';
import { domainWeight, influenceWeight, servantWeight } from './weights.js';

/** What a worth is made of. */
type Part =
  | 'score'
  | 'traitors'
  | 'domain'
  | 'influence'
  | 'servants'
  | 'quests'
  | 'goods'
  | 'tools'
  | 'allies'
  | 'dice';

/** Traitors that will cost points, and Excalibur. */
function traitorsPart(g: Look, seat: Seat): number {
  const open = unanswered(g, seat);
  const sword = g.s.excalibur === seat ? excaliburWorth(g, seat, open) : 0;
  return sword - open * traitorWeight(g, seat);
}

function influencePart(g: Look, seat: Seat): number {
  const { influence, counters } = g.s.players[seat];
  const later = scoringsLater(g);
  let shares = 0;
  let footholds = 0;
  for (const province of PROVINCES) {
    shares += majority(g, seat, province, 0);
    if (influence[province] > 0) footholds++;
  }
  const grail = g.s.grail === seat ? grailWorth(g, seat) : 0;
  return (
    shares * influenceWeight(g, seat) + footholds * FOOTHOLD * later + counters * RESERVE + grail
  );
}

function questsPart(g: Look, seat: Seat): number {
  const player = g.s.players[seat];
  const turns = turnsLeft(g, seat);
  let sum = 0;
  for (const card of player.quests) {
    const quest = questOf(g, g.name(card));
    sum += quest.points * questShare(bitsIn(lacking(player, quest.conditions)), turns);
  }
  return sum;
}

/** Goods for what they may still do; shields that repel a traitor are gone by then. */
function goodsPart(g: Look, seat: Seat): number {
  const { goods } = g.s.players[seat];
  const left = shareLeft(g, seat);
  let sum = 0;
  for (const good of GOODS)
    for (const province of PROVINCES) {
      const all = goods[good][province];
      const free = good === 'shield' ? Math.min(all, -openTraitors(g, seat, province)) : all;
      for (let have = 0; have < free; have++) sum += goodWorth(g, good, have, left);
      if (good === 'shield' && free > 0) sum += SHIELD_LATER * scoringsLater(g);
    }
  return sum;
}

export const staffWorth = (g: Look, seat: Seat): number =>
  g.content.figures.staff + STAFF * shareLeft(g, seat);

function toolsPart(g: Look, seat: Seat): number {
  const { apples, staffs } = g.s.players[seat];
  return apples * appleWorth(g, seat) + staffs * staffWorth(g, seat);
}

/** Seals, and knights of the Round Table with their tiles. */
function alliesPart(g: Look, seat: Seat): number {
  const { seals, allies } = g.s.players[seat];
  const left = shareLeft(g, seat);
  let sum = 0;
  for (const { ability, turned } of seals) {
    const row = g.content.abilities[ability]?.row ?? 0;
    sum += (SEALS[row] ?? 0) * left * (turned ? 0.7 : 1);
  }
  for (const { knight, tiles, placed } of allies) {
    const { points } = g.content.knights[knight];
    sum += tiles * TILES[knight] * left + (points?.[placed.length - 1] ?? 0);
  }
  return sum;
}

/** What the turns to come promise. */
function dicePart(g: Look, seat: Seat): number {
  const bidder = { g, seat, prices: pricesFor(g, seat) };
  forgetGains();
  return knightDice(bidder, g.s.players[seat].knight, 0) + whiteDie(bidder) + laterTurns(g) * TURN;
}

export function parts(g: Look, seat: Seat): { readonly [part in Part]: number } {
  const { score } = g.s.players[seat];
  if (isOver(g))
    return {
      score,
      traitors: 0,
      domain: 0,
      influence: 0,
      servants: 0,
      quests: 0,
      goods: 0,
      tools: 0,
      allies: 0,
      dice: 0,
    };
  readDomain(g);
  return {
    score,
    traitors: traitorsPart(g, seat),
    domain: domainShare(g, seat) * domainWeight(g, seat),
    influence: influencePart(g, seat),
    servants: servantsOut(g, seat) * (servantWeight(g, seat) + SERVANT_LATER * scoringsLater(g)),
    quests: questsPart(g, seat),
    goods: goodsPart(g, seat),
    tools: toolsPart(g, seat),
    allies: alliesPart(g, seat),
    dice: dicePart(g, seat),
  };
}

/** What a seat may expect to have at the end. */
export function worth(g: Look, seat: Seat): number {
  const { score, traitors, domain, influence, servants, quests, goods, tools, allies, dice } =
    parts(g, seat);
  return score + traitors + domain + influence + servants + quests + goods + tools + allies + dice;
}

export function scale(g: Look): number {
  return SCALE.end + SCALE.more * Math.sqrt(shareLeft(g, g.s.turn.seat));
}
