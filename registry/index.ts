import type { Box } from '@destrier/engine';
import { BOXES } from './boxes.js';
import { KERNEL_GAMES } from './kernel-games.js';
import type { Known } from './known.js';

export type { Known } from './known.js';

/** Games that live outside this repository and were added to those of this process. */
const added = new Set<Box>();

/** Adds a game, until the function that comes back is called. */
export function addBox(box: Box): () => void {
  added.add(box);
  return () => added.delete(box);
}

/** The games that people play. */
export function boxes(): readonly Box[] {
  return [...BOXES, ...added];
}

/** Those that people play, and the kernel's own. */
export function knownGames(): readonly Known[] {
  return [...boxes(), ...KERNEL_GAMES];
}

/** A game that is known to be there. */
export function gameNamed(id: string): Known {
  const found = knownGames().find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}
