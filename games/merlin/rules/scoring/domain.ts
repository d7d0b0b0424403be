import { need, type Seat } from '@destrier/engine';
import type { OpenLook, Play } from '../../state.js';
import { allyIn } from '../allies.js';
import { tileOf } from '../building.js';
import { gain } from '../points.js';
import { shareOf, type Share } from './share.js';

interface Territory extends Share {
  /** Its first tile. */
  readonly tile: number;
  readonly size: number;
}

/** A manor, or two where a tile of Gaheris lies under it [M19.12]. */
export function manorsOn(g: OpenLook, seat: Seat, tile: number): number {
  if (g.s.manors[tile] !== seat) return 0;
  const gaheris = allyIn(g.s.players[seat], 'gaheris');
  return gaheris?.placed.includes(String(tile)) === true ? 2 : 1;
}

/** What each territory with manors is worth to whom [M13.1] [M13.2] [M13.3] [M13.4]. */
export function territories(g: OpenLook): Territory[] {
  const tilesOf: number[][] = [];
  g.s.territories.forEach((territory, tile) => (tilesOf[territory] ??= []).push(tile));
  return tilesOf.map((tiles) => {
    const strength = (seat: Seat): number =>
      tiles.reduce((sum, tile) => sum + manorsOn(g, seat, tile), 0);
    const tile = need(tiles[0], 'a tile');
    return { tile, size: tiles.length, ...shareOf(g.seats, strength, tiles.length) };
  });
}

/** The second part of a scoring. */
export function scoreDomain(g: Play): void {
  for (const { tile, size, seats, points } of territories(g)) {
    if (seats.length === 0) continue; // M13.5
    g.rule('M13.2');
    if (seats.length > 1) g.rule('M13.3');
    const { terrain } = tileOf(g, tile);
    g.event('territory', { terrain, number: size, seats, points });
    for (const seat of seats) gain(g, seat, 'domain', points);
  }
}
