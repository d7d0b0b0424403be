import type { Proc } from '@destrier/engine';
import { act, openAsk, procedure, type G, type OpenLook } from '../../state.js';
import { refresh, type TileKind } from '../tiles.js';
import { playedBy, seatOf, sideOf, type SideOf } from './sides.js';

/** The different tiles of a kind that a side has turned in this duel [G12.13]. */
function turnedIn(g: OpenLook, v: SideOf, kind: TileKind): string[] {
  const tiles: string[] = [];
  for (const tile of sideOf(g.s.duels, v).spent)
    if (g.content[kind][tile] !== undefined && !tiles.includes(tile)) tiles.push(tile);
  return tiles;
}

const takeBack = (kind: TileKind) =>
  openAsk<SideOf, { recover: [tile: string] }>(kind, {
    rule: 'G12.14',
    who: (g, v) => seatOf(g.s.duels, v),
    menu(g, v, m) {
      for (const tile of turnedIn(g, v, kind)) m.option('recover', tile);
    },
    on: {
      recover(g, v, tile) {
        const seat = seatOf(g.s.duels, v);
        refresh(g, seat, kind, tile);
        g.event('recovered', { seat, what: tile }); // G12.13 G12.15
      },
    },
  });

/** What the loser of a duel takes back [G12.12], of a card or a title too [G12.17]. */
export const recovery: Proc<G, SideOf> = procedure<SideOf>('recovery', {
  steps: [
    act('tokens', 'G12.12', (g, v) => {
      const side = sideOf(g.s.duels, v);
      const seat = playedBy(side);
      for (const what of ['strength', 'faith'] as const) {
        if (side[what] === 0) continue;
        g.s.players[seat][what]++;
        g.event('recovered', { seat, what });
      }
    }),
    takeBack('supports'),
    takeBack('relics'),
    takeBack('prestige'),
  ],
});
