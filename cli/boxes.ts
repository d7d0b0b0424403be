import { avalon } from '@destrier/avalon';
import { nearest, type AnyGame, type Box } from '@destrier/engine';
import type { Playable } from '@destrier/engine/scenario';
import { ring, tricks, tricksWords, workers, workersWords } from '@destrier/engine/testgames';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { CommandError } from './errors.js';

/** The games that people play. */
export const BOXES: readonly Box[] = [glory, avalon, hazard];

/** A game that tools may name, with the words of its scenarios and its folder below the root of the project. */
export interface Known extends Playable {
  readonly folder: string;
}

/** The kernel's own games: for tests and measurements, never listed to players. */
const KERNEL_GAMES: readonly Known[] = [
  { game: tricks, words: tricksWords, folder: 'engine/testgames/tricks' },
  { game: workers, words: workersWords, folder: 'engine/testgames/workers' },
  { game: ring, folder: 'engine/testgames/ring' },
];

export const KNOWN: readonly Known[] = [...BOXES, ...KERNEL_GAMES];

export function gameNamed(id: string): Known {
  return named(KNOWN, id);
}

/** One of the games that people play. */
export function boxNamed(id: string): Box {
  return named(BOXES, id);
}

function named<T extends { readonly game: AnyGame }>(games: readonly T[], id: string): T {
  const found = games.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const near = nearest(
    id,
    games.map(({ game }) => game.id),
  );
  throw new CommandError(
    'game.unknown',
    `there is no game "${id}"`,
    near === undefined ? 'see destrier games' : `did you mean "${near}"?`,
  );
}
