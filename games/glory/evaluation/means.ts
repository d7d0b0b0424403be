import { need, type Seat } from '@destrier/engine';
import { DECKS } from '../content/types.js';
import type { Look } from '../state.js';
import { ENOUGH_COINS, IN_HAND, INITIATIVE, PAWN, PRESTIGE, SPARE_COIN, TILE } from './figures.js';
import { reserveOf } from './prices.js';
import { cardValue } from './rewards.js';
import { isEarly, pawnsLeft, playsLeft, tournamentsLeft } from './time.js';
import { viewOf } from './view.js';

/** Tiles, beside what they add to the attack; turned ones come back at the next upkeep. */
function tilesValue(g: Look, seat: Seat): number {
  const left = tournamentsLeft(g);
  if (left === 0) return 0;
  const { supports, relics, prestige } = g.s.players[seat];
  let each = PRESTIGE * (prestige.ready.length + prestige.used.length);
  for (const { ready, used } of [supports, relics]) {
    for (const card of ready) each += TILE[g.name(card)] ?? 0;
    for (const card of used) each += TILE[g.name(card)] ?? 0;
  }
  return each * left;
}

/** The cards in hand, the best first: each travel phase has room for a few. */
function handValue(g: Look, seat: Seat): number {
  const player = g.s.players[seat];
  if (player.romance.length + player.market.length + player.challenge.length === 0) return 0;
  const view = viewOf(g, seat);
  const fought = g.s.duels[seat];
  const values: number[] = [];
  let running = 0;
  for (const deck of DECKS)
    for (const card of player[deck]) {
      const name = g.name(card);
      const value = cardValue(view, need(g.content.travel[name], name));
      if (fought?.against === 'challenge' && fought.foe === name) running = value;
      else if (value > 0) values.push(value);
    }
  if (values.length > 1) values.sort((a, b) => b - a);
  const plays = Math.min(values.length, playsLeft(g, seat));
  const { travel } = g.content.figures;
  const gone = playedOf(g, seat);
  let sum = running;
  for (let i = 0; i < plays; i++)
    sum += (values[i] ?? 0) * (IN_HAND[Math.floor((i + gone) / travel)] ?? 0);
  return sum;
}

/** How many of the plays of this round are gone. */
function playedOf(g: Look, seat: Seat): number {
  const { phase, players } = g.s;
  if (phase === 'travel' || phase === 'last-travel') return players[seat].travelled;
  return isEarly(g) ? 0 : g.content.figures.travel;
}

function tokensValue(g: Look, seat: Seat): number {
  const { coins, strength, faith } = g.s.players[seat];
  const useful = Math.min(coins, ENOUGH_COINS) + SPARE_COIN * Math.max(0, coins - ENOUGH_COINS);
  return (
    useful * reserveOf(g, seat, 'coins') +
    strength * reserveOf(g, seat, 'strength') +
    faith * reserveOf(g, seat, 'faith')
  );
}

/** Where a seat will stand on the initiative track after the next upkeep [G8.2]. */
function placeOf(g: Look, seat: Seat): number {
  const { order, placed } = g.s;
  const called = placed.owners.filter((_, i) => placed.spaces[i] === 'initiative');
  if (called.length === 0) return order.indexOf(seat);
  const at = called.indexOf(seat);
  if (at !== -1) return at;
  return called.length + order.filter((who) => !called.includes(who)).indexOf(seat);
}

function initiativeValue(g: Look, seat: Seat): number {
  // The registration of this round is over: what counts is the next.
  const round = g.s.round + (g.s.phase === 'tournament' ? 1 : 0);
  const last = g.s.order.length - 1;
  if (last === 0) return 0;
  return ((last - placeOf(g, seat)) / last) * (INITIATIVE[round - 1] ?? 0);
}

/** What a seat has beside glory, tournaments and titles. */
export function meansOf(g: Look, seat: Seat): number {
  return (
    tilesValue(g, seat) +
    handValue(g, seat) +
    tokensValue(g, seat) +
    initiativeValue(g, seat) +
    PAWN * pawnsLeft(g, seat)
  );
}
