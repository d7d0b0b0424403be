import { beasts } from './beasts.js';
import { birds } from './birds.js';
import type { Figure } from './figure.js';
import { lions } from './lions.js';
import { signs, star } from './signs.js';
import { things } from './things.js';
import { walkers } from './walkers.js';

const FIGURES = { ...lions, ...walkers, ...beasts, ...birds, ...signs, ...things } as const;

export type ChargeName = keyof typeof FIGURES | 'mullet';

export function isChargeName(words: string): words is ChargeName {
  return words === 'mullet' || Object.hasOwn(FIGURES, words);
}

export const chargeNames: readonly ChargeName[] = [...Object.keys(FIGURES), 'mullet'].filter(
  isChargeName,
);

export function figureOf({
  name,
  points,
}: {
  readonly name: ChargeName;
  readonly points: number;
}): Figure {
  return name === 'mullet' ? star(points) : FIGURES[name]();
}
