import { need, type Choice } from '@destrier/engine';
import { DECKS, ITEMS, type Item } from '../content/types.js';
import { eventOf } from '../rules/events.js';
import { reduced } from '../rules/market.js';
import { bonus } from '../rules/tiles.js';
import type { Token } from '../rules/purse.js';
import { word, type OptionWorth, type Moment } from './choose.js';
import { bestStand } from './fights.js';
import { BLIND, NEW_TITLE } from './figures.js';
import { bestReward, cardValue, itemValue, tileValue } from './rewards.js';
import { cardWish, supportWish, wish } from './wishes.js';

/** Going first from the next round on. */
const FIRST = 1.2;
/** Who enters a joust early shows the others where not to stand. */
const HERALD_JOUST = -0.5;
/** A shield by the Herald needs strength that the others need too. */
const HERALD_PAS = 0.6;
/** A card planned is not yet played, and a full hand is never emptied. */
const PLANNED = 0.7;
const FULL_HAND = 10;
/** What is gained now saves actions later. */
const AT_HAND = 0.5;
/** So many tokens do for every use to come. */
const ENOUGH = { coins: 14, strength: 14, faith: 7 } as const;

/** What cannot be had. */
const CLOSED = -9;

/** A token is worth more to who has few. */
function tokens(m: Moment, what: Token, gained: number): number {
  const has = m.g.s.players[m.seat][what] / ENOUGH[what];
  const price = m[what] * Math.max(0.3, 1.4 - has);
  return gained * (price + wish(m.wants, what));
}

function itemPrice({ g, seat }: Moment, item: Item): number {
  const next = g.s.players[seat][item] + 1;
  return next === 2 || next === 3 || next === 4
    ? reduced(g, seat, g.content.board.prices[item][next])
    : Infinity;
}

function buyValue(m: Moment, item: Item): number {
  const { g, seat } = m;
  const price = itemPrice(m, item);
  return price > g.s.players[seat].coins
    ? CLOSED
    : itemValue(m) + wish(m.wants, item) + AT_HAND - price * m.coins;
}

function hireValue(m: Moment, slot: number): number {
  const { g, seat } = m;
  const [tile] = need(g.s.track[slot], 'a slot');
  if (tile === undefined) return CLOSED;
  const price = reduced(g, seat, need(g.content.board.track.slots[slot], 'a slot').price);
  if (price > g.s.players[seat].coins) return CLOSED;
  const support = g.name(tile);
  const value = tileValue(m, support) + supportWish(m.wants, support);
  return value + AT_HAND - price * m.coins;
}

function plansValue(m: Moment, cards: number): number {
  const { g, seat, wants } = m;
  let one = BLIND;
  let two = BLIND;
  for (const deck of DECKS)
    for (const card of g.s.offers[deck]) {
      const figures = need(g.content.travel[g.name(card)], 'a card');
      const value = cardValue(m, figures) + cardWish(wants, figures);
      if (value > one) {
        two = one;
        one = value;
      } else if (value > two) two = value;
    }
  const { romance, market, challenge } = g.s.players[seat];
  const held = (romance.length + market.length + challenge.length) / FULL_HAND;
  return PLANNED * Math.max(0.2, 1.2 - held) * (one + (cards - 1) * two);
}

function eventValue(m: Moment): number {
  const { g } = m;
  const { action } = eventOf(g);
  if (action === undefined) return CLOSED;
  let value = -(action.coins ?? 0) * m.coins - (action.strength ?? 0) * m.strength;
  const [recruit] = g.s.recruit;
  if (action.recruit === true && recruit !== undefined) value += tileValue(m, g.name(recruit));
  if (action.plans !== undefined) value += plansValue(m, action.plans);
  if (action.rewards !== undefined) value += bestReward(m, action.rewards);
  return value;
}

function hires(m: Moment): number {
  let most = CLOSED;
  for (let slot = 0; slot < m.g.s.track.length; slot++) most = Math.max(most, hireValue(m, slot));
  return most;
}

/** What a pawn on a space brings. */
const SPACE: { readonly [space: string]: (m: Moment) => number } = {
  training: (m) => tokens(m, 'strength', m.g.content.figures.training),
  warmup: (m) => tokens(m, 'strength', m.g.content.figures.warmup),
  prayer: (m) => tokens(m, 'faith', m.g.content.figures.prayer),
  service: (m) => tokens(m, 'coins', m.g.content.figures.service),
  patrol: (m) => tokens(m, 'coins', m.g.content.figures.patrol),
  initiative: (m) =>
    tokens(m, 'coins', m.g.content.figures.initiative) + (m.g.s.order[0] === m.seat ? 0 : FIRST),
  plans: (m) => plansValue(m, m.g.content.figures.plans + bonus(m.g, m.seat, 'plans')),
  market: (m) => Math.max(...ITEMS.map((item) => buyValue(m, item))),
  support: hires,
  'space:herald': (m) =>
    m.g.s.tournament.kind === 'joust' ? HERALD_JOUST : HERALD_PAS * bestStand(m.g, m.seat),
  objective: () => NEW_TITLE,
  event: eventValue,
};

export const place: OptionWorth = (m, choice) => SPACE[word(choice)]?.(m) ?? 0;

export const buy: OptionWorth = (m, choice) =>
  buyValue(m, word(choice) === 'mount' ? 'mount' : 'armour');

export const hire: OptionWorth = (m, choice: Choice) => hireValue(m, Number(choice.args[1]) - 1);

export const takeCard: OptionWorth = (m, choice) => {
  if (choice.verb === 'blind') {
    const deck = need(
      DECKS.find((one) => one === word(choice)),
      'a deck',
    );
    return BLIND + wish(m.wants, deck);
  }
  return playCard(m, choice);
};

/** Playing a card is worth what it brings, stopping nothing. */
export const playCard: OptionWorth = (m, choice) => {
  if (choice.verb === 'stop') return 0;
  const card = need(m.g.content.travel[word(choice)], 'a card');
  return cardValue(m, card) + cardWish(m.wants, card);
};
