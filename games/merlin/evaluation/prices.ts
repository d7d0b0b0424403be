import type { Seat } from '@destrier/engine';
import { questOf, type Condition, type QuestBook } from '../book.js';
import {
  GOODS,
  PROVINCES,
  SERVANTS,
  type Good,
  type Province,
  type Servant,
} from '../content/types.js';
import { counts, goodsOf } from '../rules/counts.js';
import { lacking } from '../rules/quests.js';
import { CASTLE, type Counts, type Look, type Player } from '../state.js';
import { majority } from './majorities.js';
import {
  GOOD,
  LIKE,
  QUEST,
  QUEST_TURNS,
  RESERVE,
  SERVANT_LATER,
  SHIELD_LATER,
  FOOTHOLD,
} from './figures.js';
import { scoringsLater, shareLeft, turnsLeft } from './time.js';
import { openTraitors, traitorWeight } from './traitors.js';
import { influenceWeight, servantWeight } from './weights.js';

/** What one thing more is worth to a seat now, and what one thing less costs. */
export interface Prices {
  readonly gain: { readonly [good in Good]: Counts };
  readonly loss: { readonly [good in Good]: Counts };
  readonly counter: Counts;
  /** A servant in a province, beside what it brings: for the scoring and for quests. */
  readonly servant: { readonly [servant in Servant]: Counts };
}

/** Filled again and again: a worth is asked for thousands of times. */
const prices: Prices = {
  gain: goodsOf(0),
  loss: goodsOf(0),
  counter: counts(0),
  servant: {
    mason: counts(0),
    'shield-bearer': counts(0),
    'flag-bearer': counts(0),
    lady: counts(0),
  },
};

/** What a good is worth to one who has so many of its like. */
export function goodWorth(g: Look, good: Good, have: number, left: number): number {
  return 1 / g.content.figures.goods + GOOD[good] * left * (have === 0 ? 1 : LIKE);
}

/** How much of its points a quest is worth with so many conditions missing. */
export function questShare(missing: number, turns: number): number {
  const share = QUEST[missing] ?? 0;
  return missing === 0 ? share : share * Math.min(1, turns / QUEST_TURNS);
}

export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function addGood(of: Counts, province: Province | null, amount: number): void {
  if (province !== null) of[province] += amount;
  else for (const one of PROVINCES) of[one] += amount;
}

/** A condition that is missing makes what it asks for worth more. */
function priceMissing(condition: Condition, player: Player, amount: number): void {
  switch (condition.is) {
    case 'good':
      return addGood(prices.gain[condition.good], condition.province, amount);
    case 'influence':
      return addGood(prices.counter, condition.province, amount);
    case 'servant':
      for (const servant of SERVANTS)
        if (condition.servant === null || condition.servant === servant)
          if (condition.province !== null || player.servants[servant] === CASTLE)
            addGood(prices.servant[servant], condition.province, amount);
  }
}

/** A condition that is fulfilled makes the only thing that fulfils it dear. */
function priceMet(condition: Condition, player: Player, amount: number): void {
  if (condition.is !== 'good' || condition.province === null) return;
  if (player.goods[condition.good][condition.province] > condition.before + 1) return;
  prices.loss[condition.good][condition.province] += amount;
}

function priceQuest(player: Player, quest: QuestBook, turns: number): void {
  const lacks = lacking(player, quest.conditions);
  const missing = bitsIn(lacks);
  const now = questShare(missing, turns);
  const up = missing === 0 ? 0 : quest.points * (questShare(missing - 1, turns) - now);
  const down = quest.points * (now - questShare(missing + 1, turns));
  for (let at = 0; at < quest.conditions.length; at++) {
    const condition = quest.conditions[at] as Condition;
    if ((lacks & (1 << at)) === 0) priceMet(condition, player, down);
    else priceMissing(condition, player, up);
  }
}

function priceGoods(g: Look, player: Player, left: number): void {
  for (const good of GOODS)
    for (const province of PROVINCES) {
      const have = player.goods[good][province];
      prices.gain[good][province] = goodWorth(g, good, have, left);
      prices.loss[good][province] = goodWorth(g, good, have - 1, left);
    }
}

/** Shields against traitors that are there, and against those to come. */
function priceShields(g: Look, seat: Seat): void {
  const { shield } = g.s.players[seat].goods;
  const weight = traitorWeight(g, seat);
  const later = scoringsLater(g) * SHIELD_LATER;
  for (const province of PROVINCES) {
    const open = openTraitors(g, seat, province);
    prices.gain.shield[province] += open > 0 ? weight : shield[province] === 0 ? later : 0;
    prices.loss.shield[province] += open >= 0 ? weight : shield[province] === 1 ? later : 0;
  }
}

function priceCounters(g: Look, seat: Seat): void {
  const { influence, counters } = g.s.players[seat];
  const weight = influenceWeight(g, seat);
  const later = scoringsLater(g);
  for (const province of PROVINCES) {
    const more = majority(g, seat, province, 1) - majority(g, seat, province, 0);
    const foothold = influence[province] === 0 ? FOOTHOLD * later : 0;
    prices.counter[province] = counters === 0 ? 0 : more * weight + foothold - RESERVE;
  }
}

function priceServants(g: Look, seat: Seat): void {
  const { servants } = g.s.players[seat];
  const out = servantWeight(g, seat) + SERVANT_LATER * scoringsLater(g);
  for (const servant of SERVANTS) {
    const home = servants[servant] === CASTLE ? out : 0;
    for (const province of PROVINCES) prices.servant[servant][province] = home;
  }
}

/** The prices for a seat; they last until the next call. */
export function pricesFor(g: Look, seat: Seat): Prices {
  const player = g.s.players[seat];
  const turns = turnsLeft(g, seat);
  priceGoods(g, player, shareLeft(g, seat));
  priceShields(g, seat);
  priceCounters(g, seat);
  priceServants(g, seat);
  for (const card of player.quests) priceQuest(player, questOf(g, g.name(card)), turns);
  return prices;
}
