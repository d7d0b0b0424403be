import type { ChargeName } from './charges/index.js';
import {
  COMPOSED_COUNTS,
  COMPOSED_DIVISIONS,
  COMPOSED_ORDINARIES,
  fitting,
  type ComposedCount,
  type ComposedFigure,
  type Composition,
} from './compose.js';
import { isClear, isSeenOn } from './contrast.js';
import type { Tincture } from './tinctures.js';

/** What the composer offers, in the order in which it stands there. */
export const COMPOSED_TINCTURES = [
  'gules',
  'azure',
  'vert',
  'purpure',
  'sable',
  'or',
  'argent',
] as const satisfies readonly Tincture[];

export const COMPOSED_CHARGES = [
  'griffin',
  'unicorn',
  'wolf',
  'hound',
  'dragon',
  'serpent',
  'trefoil',
  'escallop',
  'anchor',
  'mullet',
  'rose',
  'fleur-de-lis',
  'lion rampant',
  'eagle',
  'stag',
  'boar',
  'raven',
  'castle',
  'sword',
  'crescent',
  'ship',
  'tree',
  'key',
  'crown',
  'sun',
  'wheel',
  'horseshoe',
] as const satisfies readonly ChargeName[];

/** Arms by chance that are seen from afar. `below`: a number from 0 up to, and without, its own. */
export function rolled(below: (most: number) => number): Composition {
  for (;;) {
    const composition = tossed(below);
    if (isClear(composition)) return composition;
  }
}

function tossed(below: (most: number) => number): Composition {
  const one = <T>(of: readonly [T, ...T[]]): T => of[below(of.length)] ?? of[0];
  const field = one(COMPOSED_TINCTURES);
  const kinds = ['plain', 'plain', 'ordinary', 'ordinary', 'division'] as const;
  const kind = one(kinds);
  const figure: ComposedFigure =
    kind === 'plain'
      ? { kind }
      : kind === 'ordinary'
        ? { kind, ordinary: one(COMPOSED_ORDINARIES), tincture: one(COMPOSED_TINCTURES) }
        : { kind, division: one(COMPOSED_DIVISIONS), tincture: one(COMPOSED_TINCTURES) };
  // Halves of one kind would swallow whatever lies on them.
  if (figure.kind === 'division' && !isSeenOn(figure.tincture, field)) return tossed(below);
  const count = one<ComposedCount>(COMPOSED_COUNTS);
  const charge = {
    name: one(COMPOSED_CHARGES),
    tincture: one(COMPOSED_TINCTURES),
    count: kind === 'plain' ? count : kind === 'ordinary' && count !== 'semy' ? count : 1,
    on: kind === 'ordinary' && below(4) === 0,
  } as const;
  const isBare = kind !== 'plain' && below(3) === 0;
  return fitting({ field, figure, charge: isBare ? null : charge });
}
