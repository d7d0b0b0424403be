import { why, type Seat, type Why } from '@destrier/engine';
import type { Colour } from '../../content/types.js';
import type { Rule } from '../../state.js';
import { cite } from '../cite.js';
import { turn, type TileKind } from '../tiles.js';
import { hasDie } from './dice.js';
import { sideOf, type OpenSide, type SideOf } from './sides.js';

/** [G11.22] A tile is used: it is turned and lies on the board until the duel ends. */
export function use(g: Rule, v: SideOf, kind: TileKind, tile: string): void {
  const side = sideOf(g.s.duels, v);
  turn(g, side.who as Seat, kind, tile);
  side.spent.push(tile);
  g.rule('G11.22');
  cite(g, tile);
  g.event('used', { who: side.who, tile });
}

/** Whether there is no die to turn. */
export function whyNotTurn(side: OpenSide, colour: Colour | undefined): Why | undefined {
  return colour === undefined || hasDie(side, colour)
    ? undefined
    : why('G14.6', 'noDie', { colour });
}
