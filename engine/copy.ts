import type { AnyGame } from './game.js';

/** Copies of a state, from its declaration. */
export type Copier = (state: object) => object;

/** A deep copy of plain data, for games that ship no written copier. */
export function plainCopy<V>(value: V): V {
  if (Array.isArray(value)) {
    const items = value as unknown[];
    return (isScalarList(items) ? items.slice() : items.map(plainCopy)) as V;
  }
  if (typeof value !== 'object' || value === null) return value;
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = { ...source };
  for (const key in copy) {
    const field = copy[key];
    if (typeof field === 'object' && field !== null) copy[key] = plainCopy(field);
  }
  return copy as V;
}

function isScalarList(items: readonly unknown[]): boolean {
  const first = items[0];
  return typeof first !== 'object' || first === null
    ? items.every((item) => typeof item !== 'object' || item === null)
    : false;
}

/** The copier of a game: the one a build step wrote from the declaration, or the plain one. */
export function copierOf(game: AnyGame): Copier {
  return game.copy ?? plainCopy;
}
