import type { GameCard } from '../games/kit.js';

/** `own`: nobody has published it. `house`: published, but some of the figures are a reconstruction. */
export type Origin = 'own' | 'house' | 'printed';

export function originOf({ title, house }: Pick<GameCard, 'title' | 'house'>): Origin {
  if (title.publishers.length === 0) return 'own';
  return house ? 'house' : 'printed';
}
