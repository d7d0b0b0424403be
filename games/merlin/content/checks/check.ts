import { holds as holdsOf, type ContentCheck as CheckOf } from '@destrier/engine/pack';
import type { Content, SpaceData } from '../types.js';

export type Check = CheckOf<Content>;
export const holds = holdsOf<Content>;

/** So many spaces the ring has. */
export const RING = 24;

/** The spaces in their order, as far as they are there. */
export function ringOf({ ring }: Content): SpaceData[] {
  return Array.from({ length: RING }, (_, i) => ring[i]).filter((space) => space !== undefined);
}

export const isDistinct = (words: readonly (string | number)[]): boolean =>
  new Set(words).size === words.length;
