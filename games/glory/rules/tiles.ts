import { need, type Card, type Seat } from '@destrier/engine';
import type { SupportEffect } from '../content/types.js';
import type { OpenLook, Play } from '../state.js';
import { cite } from './cite.js';
import { award, gain } from './purse.js';

export type TileKind = 'supports' | 'relics' | 'prestige';

/** A support moves from a pile, the track or a card to a player, and what it gives once is given. */
export function gainSupport(g: Play, seat: Seat, card: Card, from: Card[]): void {
  const support = g.name(card);
  g.move(card, from, g.s.players[seat].supports.ready);
  g.event('support', { seat, support });
  const { gain: once } = effectOf(g, support); // G14.1 G14.3
  if (once === undefined) return;
  cite(g, support); // G14.2
  gain(g, seat, 'coins', once.coins ?? 0);
  award(g, seat, 'supports', once.glory ?? 0);
  if (once.prestige !== undefined) gainPrestige(g, seat, once.prestige);
}

/** [G15] A relic from the supply, if there is one. */
export function gainRelic(g: Play, seat: Seat, relic: string): void {
  const card = g.find(g.s.relics, relic);
  if (card === undefined) return; // G1.10
  g.move(card, g.s.relics, g.s.players[seat].relics.ready);
  g.event('relic', { seat, relic });
  cite(g, relic);
}

/** [G15] One token of each kind at most. */
export function gainPrestige(g: Play, seat: Seat, prestige: string): void {
  if (owns(g, seat, 'prestige', prestige)) return; // G15.8
  const card = g.find(g.s.prestige, prestige);
  if (card === undefined) return; // G1.10
  g.move(card, g.s.prestige, g.s.players[seat].prestige.ready); // G15.7
  g.event('prestige', { seat, prestige });
  cite(g, prestige);
}

export function effectOf(g: OpenLook, support: string): SupportEffect {
  return need(g.content.supports[support], support).effect;
}

/** How many tiles of a kind a player has, active or turned. */
export function countOf(g: OpenLook, seat: Seat, kind: TileKind, tile?: string): number {
  const { ready, used } = g.s.players[seat][kind];
  if (tile === undefined) return ready.length + used.length;
  let count = 0;
  for (const card of ready) if (g.name(card) === tile) count++;
  for (const card of used) if (g.name(card) === tile) count++;
  return count;
}

export function owns(g: OpenLook, seat: Seat, kind: TileKind, tile: string): boolean {
  return countOf(g, seat, kind, tile) > 0;
}

/** The sum of a permanent effect over all supports of a player. */
export function bonus(
  g: OpenLook,
  seat: Seat,
  effect: 'rerolls' | 'plans' | 'discount' | 'titles' | 'travel',
): number {
  let sum = 0;
  for (const card of g.s.players[seat].supports.ready)
    sum += effectOf(g, g.name(card))[effect] ?? 0;
  return sum;
}

/** Turns an active tile to its other side. */
export function turn(g: Play, seat: Seat, kind: TileKind, tile: string): void {
  const { ready, used } = g.s.players[seat][kind];
  g.move(need(g.find(ready, tile), tile), ready, used);
}

/** Turns a tile back to its active side. */
export function refresh(g: Play, seat: Seat, kind: TileKind, tile: string): void {
  const { ready, used } = g.s.players[seat][kind];
  g.move(need(g.find(used, tile), tile), used, ready);
}

/** [G8] All tiles of a player become active again. */
export function refreshAll(g: Play, seat: Seat): void {
  for (const kind of ['supports', 'relics', 'prestige'] as const) {
    const { ready, used } = g.s.players[seat][kind];
    if (used.length > 0) g.moveAll(used, ready);
  }
}

/** Says that a player's supports with a permanent effect were at work. */
export function credit(g: Play, seat: Seat, effect: Parameters<typeof bonus>[2]): void {
  if (!g.heard) return;
  for (const card of g.s.players[seat].supports.ready) {
    const support = g.name(card);
    if (effectOf(g, support)[effect] !== undefined) cite(g, support);
  }
}
