import { need, type Card, type Proc } from '@destrier/engine';
import { DECKS } from '../content/types.js';
import { act, procedure, type G, type Play } from '../state.js';
import { called, characterOf, playersOf } from './players.js';
import { gain, TOKENS } from './purse.js';
import { refreshAll } from './tiles.js';

/** [G8.2] [G8.3] */
function rebuildOrder(g: Play): void {
  const { spaces, owners } = g.s.placed;
  const order = owners.filter((_, i) => spaces[i] === 'initiative');
  if (order.length === 0) {
    return;
  }
  for (const who of g.s.order) if (!order.includes(who)) order.push(who);
  g.s.order = order;
  g.event('initiative', { order: order.map(called) });
}

/** [G8.4] */
function takePawns(g: Play): void {
  const { pawns } = g.content.figures;
  g.s.placed = { spaces: [], owners: [] };
  for (const seat of g.seats) g.s.players[seat].pawns = pawns;
  if (!g.s.otto.plays) return;
  g.s.otto.pawns = pawns; // G17.42
}

/** [G8.6] */
function payIncome(g: Play): void {
  for (const seat of g.seats) {
    const { income } = characterOf(g, seat);
    for (const token of TOKENS) gain(g, seat, token, income[token]);
  }
}

/** [G8.7] */
function clearTrack(g: Play): void {
  for (const slot of g.s.track) g.moveAll(slot, g.s.supportsGone);
}

/** [G8.10] The pile of the ordinary supports that is drawn from now. */
function ordinaryPile(g: Play): Card[] {
  const { one, two, three } = g.s.piles;
  return one.length > 0 ? one : two.length > 0 ? two : three;
}

/** Fills the slots in use from right to left. */
export function dealTrack(g: Play): void {
  const { slots } = g.content.board.track;
  const players = playersOf(g);
  for (let i = slots.length - 1; i >= 0; i--) {
    const { special, players: least } = need(slots[i], 'a slot');
    if (least > players) continue;
    const pile = special ? g.s.piles.special : ordinaryPile(g);
    g.draw(pile, need(g.s.track[i], 'a slot')); // G8.9 G8.11
  }
}

/** Lays travel cards out, or as many as the deck has. */
export function dealOffers(g: Play): void {
  for (const deck of DECKS) g.draw(g.s.decks[deck], g.s.offers[deck], g.content.figures.offers);
}

/** [G6.19] [G8.13] [G8.14] */
function turnEvent(g: Play): void {
  const { now, next, past, three } = g.s.events;
  if (g.s.recruit.length > 0) {
    g.moveAll(g.s.recruit, g.s.supportsGone);
  }
  g.moveAll(now, past);
  g.draw(next, now);
  if (g.s.round > 1) return;
  g.draw(three, next);
}

/** Chapter 8, in its order [G8.1]. */
export const upkeep: Proc<G, object> = procedure<object>('upkeep', {
  steps: [
    act('initiative', 'G8.1', rebuildOrder),
    act('pawns', 'G8.4', takePawns),
    act('active sides', 'G8.5', (g) => {
      for (const seat of g.seats) refreshAll(g, seat);
    }),
    act('income', 'G8.6', payIncome),
    act('old supports', 'G8.7', clearTrack),
    act('new supports', 'G8.10', (g) => {
      dealTrack(g); // G8.8
    }),
    act('travel offers', 'G8.12', (g) => {
      for (const deck of DECKS) g.moveAll(g.s.offers[deck], g.s.travelGone[deck]);
      dealOffers(g);
    }),
    act('event', 'G8.13', turnEvent),
  ],
});
