import { need, type Sheet } from '@destrier/engine';
import { WOUND } from './book.js';
import type { Seen } from './draw/page.js';

/** Whoever holds nothing but wounds can discard nothing at the end of a turn. */
export function harmless(
  view: Seen,
  prompt: string,
  _events: unknown,
  { viewer }: Pick<Sheet, 'viewer'>,
): string | null {
  if (prompt !== 'dropping.discard') return null;
  const { hand } = need(view.players[viewer], 'a player', viewer);
  return 'count' in hand || hand.some((card) => card !== WOUND) ? null : 'discard';
}
