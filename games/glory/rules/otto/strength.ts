import { need } from '@destrier/engine';
import type { Knight } from '../../content/types.js';
import type { OpenLook } from '../../state.js';
import { knightOf, leftWins } from '../tournament/knights.js';

/** [G17.7] The knight whose figures Otto has. */
export function ottoTile(g: OpenLook): Knight {
  return knightOf(g, g.name(need(g.s.otto.tile[0], "Otto's tile")));
}

/** [G17.28] Whether Otto is sure to beat a knight; in a pas d'armes the knight has the left place. */
export function ottoBeats(g: OpenLook, knight: string, isLeft = false): boolean {
  const own = ottoTile(g);
  const other = knightOf(g, knight);
  return isLeft ? leftWins(own, other) : !leftWins(other, own);
}
