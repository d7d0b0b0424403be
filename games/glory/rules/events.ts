import { need, why, type Seat, type Why } from '@destrier/engine';
import type { Event } from '../content/types.js';
import type { OpenLook, Play } from '../state.js';
import { cite } from './cite.js';
import { gain, lose, whyNotPay } from './purse.js';
import { takeCards, whyNoTravelCards } from './plans.js';
import { receive, whyNotWorth } from './rewards.js';
import { gainSupport } from './tiles.js';

/** The event of the round. */
export function eventNow(g: OpenLook): string {
  return g.name(need(g.s.events.now[0], 'an event'));
}

export function eventOf(g: OpenLook): Event {
  const id = eventNow(g);
  return need(g.content.events[id], id);
}

/** [G4.1] */
export function beginEvent(g: Play): void {
  const id = eventNow(g);
  const { all, recruits } = eventOf(g);
  g.event('happens', { event: id }); // G6.1
  if (all !== undefined) {
    cite(g, id); // G6.2
    for (const seat of g.seats) affect(g, seat, all);
    if (g.s.otto.plays) g.s.otto.pawns += all.pawns ?? 0;
  }
  if (recruits === true) layRecruit(g);
}

/** [G6.2] */
function affect(g: Play, seat: Seat, all: NonNullable<Event['all']>): void {
  g.s.players[seat].pawns += all.pawns ?? 0;
  for (const what of ['coins', 'strength'] as const) {
    const amount = all[what] ?? 0;
    if (amount > 0) gain(g, seat, what, amount);
    else lose(g, seat, what, -amount);
  }
}

/** [G6.17] [G6.18] */
function layRecruit(g: Play): void {
  g.draw(g.s.piles.special, g.s.recruit);
}

/** Why a player cannot use the space of the event, apart from a pawn that stands there. */
export function whyNotEvent(g: OpenLook, seat: Seat): Why | undefined {
  const { action } = eventOf(g);
  if (action === undefined) return why('G5.32', 'noEventSpace', { event: eventNow(g) });
  return (
    whyNotPay(g, seat, 'G5.33', 'coins', action.coins ?? 0) ??
    whyNotPay(g, seat, 'G5.33', 'strength', action.strength ?? 0) ??
    whyUseless(g, seat, action)
  );
}

function whyUseless(
  g: OpenLook,
  seat: Seat,
  { recruit, plans, rewards }: NonNullable<Event['action']>,
): Why | undefined {
  if (recruit === true && g.s.recruit.length === 0) return why('G6.18', 'noRecruit');
  if (plans !== undefined) return whyNoTravelCards(g);
  const vain = rewards !== undefined && whyNotWorth(g, seat, rewards) !== undefined;
  return vain ? why('G6.13', 'nothingToRaise') : undefined;
}

/** What the event says is paid and given, and no support changes it. */
export function takeEvent(g: Play, seat: Seat): void {
  const id = eventNow(g);
  const { coins = 0, strength = 0, recruit, plans, rewards } = need(eventOf(g).action, id);
  cite(g, id); // G5.33 G6.20
  lose(g, seat, 'coins', coins);
  lose(g, seat, 'strength', strength);
  if (recruit === true) gainSupport(g, seat, need(g.s.recruit[0], 'a recruit'), g.s.recruit);
  if (plans !== undefined) g.call(takeCards, { seat, cards: plans });
  if (rewards !== undefined) g.call(receive, { seat, from: 'event', id });
}
