import type { GameMind } from './kit.js';
import { OUTSIDE_MINDS } from './outside-minds.js';

/**
 * What each folder of a game tells the bots' worker. Apart from the list of the lobby: the worker is a program of its
 * own, and would carry every board with it.
 */
const MINDS = import.meta.glob<GameMind>('./*/mind.ts', { import: 'mind' });

export async function mindOf(id: string): Promise<GameMind> {
  const load = MINDS[`./${id}/mind.ts`] ?? OUTSIDE_MINDS[id];
  if (load === undefined) throw new Error(`there is no game ${id}`);
  return load();
}
