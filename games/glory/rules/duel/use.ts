import { why, type Why } from '@destrier/engine';
import type { Colour } from '../../content/types.js';
import type { Play } from '../../state.js';
import { cite } from '../cite.js';
import { turn, type TileKind } from '../tiles.js';
import { hasDie } from './dice.js';
import { seatOf, sideOf, type OpenSide, type SideOf } from './sides.js';

/** [G11.22] A tile is used: it is turned and lies on the board until the duel ends. */
export function use(
  g: Play,
  v: SideOf,
  kind: TileKind,
  tile: string,
  step: 'duel' | 'tie' = 'duel',
): void {
  const seat = seatOf(g.s.duels, v);
  turn(g, seat, kind, tile);
  sideOf(g.s.duels, v).spent.push(tile);
  cite(g, tile);
  g.event('used', { who: seat, tile, step });
}

/** Whether there is no die to turn. */
export function whyNotTurn(side: OpenSide, colour: Colour | undefined): Why | undefined {
  return colour === undefined || hasDie(side, colour)
    ? undefined
    : why('G14.6', 'noDie', { colour });
}
