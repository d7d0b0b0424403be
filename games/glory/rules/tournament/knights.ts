import { need, RuleFault } from '@destrier/engine';
import { KNIGHT_TYPES, type Knight, type KnightType } from '../../content/types.js';
import type { OpenLook, Play } from '../../state.js';

export function knightOf(g: OpenLook, knight: string): Knight {
  return need(g.content.knights[knight], knight);
}

/** [G3.7] Draws a knight of a type to the field, and says who it is. */
export function drawKnight(g: Play, type: KnightType): string {
  const { field, knights } = g.s;
  const first = KNIGHT_TYPES.indexOf(type);
  for (let i = 0; i < KNIGHT_TYPES.length; i++) {
    const next = need(KNIGHT_TYPES[(first + i) % KNIGHT_TYPES.length], 'a type');
    if (knights[next].length === 0) restock(g, next);
    if (g.draw(knights[next], field) === 0) continue;
    return g.name(need(field.at(-1), 'a knight')); // G3.19
  }
  throw new RuleFault('the content has fewer knights than a tournament needs');
}

/** [G3.18] */
function restock(g: Play, type: KnightType): void {
  const discarded = g.s.fallen.filter((card) => knightOf(g, g.name(card)).type === type);
  if (discarded.length === 0) return;
  for (const card of discarded) g.move(card, g.s.fallen, g.s.knights[type]);
  g.shuffle(g.s.knights[type], 'knights');
}

/** Whether the left one of two knights wins: by glory, then prestige, then its place. */
export function leftWins(left: Knight, right: Knight): boolean {
  if (left.glory !== right.glory) return left.glory > right.glory;
  return left.prestige >= right.prestige;
}
