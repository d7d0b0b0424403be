import { need, type Seat } from '@destrier/engine';
import { PROVINCES, type Province } from '../content/types.js';
import type { OpenLook, Play } from '../state.js';
import { repelDeed } from './deeds.js';

/** Traitors before the castles, by the shield they show. */

export function traitorsOf(g: OpenLook, seat: Seat, province: Province): number {
  let count = 0;
  for (const card of g.s.players[seat].traitors) if (g.name(card) === province) count++;
  return count;
}

/** The different shields that traitors of a seat show. */
export function shieldsAgainst(g: OpenLook, seat: Seat): Province[] {
  return PROVINCES.filter((province) => traitorsOf(g, seat, province) > 0);
}

export type Weapon = 'shield' | 'flag' | 'favour' | 'excalibur';

/** Discards traitors with one shield; Excalibur does not repel [M19.25]. */
export function discardTraitors(
  g: Play,
  seat: Seat,
  province: Province,
  number: number,
  weapon: Weapon,
): void {
  const { traitors } = g.s.players[seat];
  for (let left = number; left > 0; left--)
    g.move(need(g.find(traitors, province), 'a traitor', province), traitors, g.s.beaten);
  g.event('repelled', { seat, traitor: province, number, weapon });
  if (weapon !== 'excalibur') repelDeed(g, seat, province);
}

/** Draws the traitors of a scoring period; in the middle of it the stack may be made anew [M12.8]. */
export function drawTraitors(g: Play, seat: Seat): void {
  const { traitors } = g.s.players[seat];
  const { drawn } = g.content.figures;
  let missing = drawn - g.draw(g.s.stack, traitors, drawn);
  if (missing > 0 && g.s.beaten.length > 0) {
    g.moveAll(g.s.beaten, g.s.stack);
    g.shuffle(g.s.stack, 'traitors');
    g.event('reshuffled', { what: 'traitors' });
    missing -= g.draw(g.s.stack, traitors, missing);
  }
  if (!g.heard) return;
  g.event('traitors', {
    seat,
    traitors: PROVINCES.flatMap((province) =>
      Array.from({ length: traitorsOf(g, seat, province) }, () => province),
    ),
  });
}
