import type { SeenDuel } from '@destrier/glory/page';
import type { Look } from '../look.js';

/** The duels that are fought now: that of those who look, or the first one; the others after it. */
export function duelsIn({ view, viewer }: Look): readonly SeenDuel[] {
  const fought = view.duels.filter((duel) => duel !== null);
  const own = fought.find(({ sides }) => sides.some(({ who }) => who === viewer));
  return own === undefined ? fought : [own, ...fought.filter((duel) => duel !== own)];
}
