import { nearest, type AnyGame, type Box } from '@destrier/engine';
import { boxes, knownGames, type Known } from '@destrier/registry';
import { CommandError } from './errors.js';

/** A game that tools may name, the kernel's own among them. */
export function gameNamed(id: string): Known {
  return named(knownGames(), id);
}

/** One of the games that people play. */
export function boxNamed(id: string): Box {
  return named(boxes(), id);
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
