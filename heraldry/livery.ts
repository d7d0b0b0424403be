import { composed } from './compose.js';
import { isClear, isSameKind } from './contrast.js';
import { arms } from './parse.js';
import type { Tincture } from './tinctures.js';
import type { Field } from './tree.js';

/** The colours by which people are known from afar, as on a wheel: those beside each other are nearest to the eye. */
export const LIVERIES = [
  'gules',
  'tenne',
  'or',
  'argent',
  'vert',
  'azure',
  'sable',
  'purpure',
] as const;
export type Livery = (typeof LIVERIES)[number];

/** The colour of arms: that of their ground, of a parted one that of its first part. */
export function liveryOf(blazon: string): Livery {
  const ground = groundOf(arms(blazon).field);
  switch (ground) {
    case 'murrey':
      return 'purpure';
    case 'ermine':
      return 'argent';
    case 'erminois':
      return 'or';
    case 'ermines':
    case 'pean':
      return 'sable';
    case 'vair':
    case 'potent':
      return 'azure';
    default:
      return ground;
  }
}

function groundOf(field: Field): Tincture {
  switch (field.kind) {
    case 'plain':
      return field.tincture;
    case 'semy':
      return field.ground;
    case 'parted': {
      const [part = 'argent'] = field.parts;
      return typeof part === 'string' ? part : groundOf(part.field);
    }
  }
}

/** All other colours, the nearest first. */
export function nearestTo(livery: Livery): readonly Livery[] {
  const at = LIVERIES.indexOf(livery);
  const away = (other: Livery): number => {
    const steps = Math.abs(LIVERIES.indexOf(other) - at);
    return Math.min(steps, LIVERIES.length - steps);
  };
  return LIVERIES.filter((other) => other !== livery).toSorted((a, b) => away(a) - away(b));
}

/** The same arms on a ground of another colour, which changes places with the old one; null: they would not be seen from afar. */
export function inLivery(blazon: string, livery: Livery): string | null {
  const ground = groundOf(arms(blazon).field);
  const changed = blazon.replaceAll(/\p{L}+/gu, (word) => {
    const said = word.toLowerCase();
    if (said !== ground && said !== livery) return word;
    return likeThat(word, said === ground ? livery : ground);
  });
  if (isSameKind(ground, livery)) return changed;
  const composition = composed(changed);
  return composition !== null && isClear(composition) ? changed : null;
}

/** With a capital where the other word has one. */
function likeThat(word: string, other: string): string {
  return word === word.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
}
