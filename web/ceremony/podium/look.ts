import type { Drawing } from '../../art/drawing.js';
import type { Pigment } from '../../art/palette.js';
import type { SignName } from '../../art/signs.js';
import { pawnIn } from '../../heraldry/pawn-in.js';
import { armsAt } from '../../people/arms-at.js';
import type { TableLink } from '../../table/link.js';
import type { Who } from '../../table/scores.js';
import type { PodiumLook } from '../ceremony.js';

const USUAL: PodiumLook = { unit: 'points', signs: {} };

const UNITS: { readonly [unit in PodiumLook['unit']]: SignName } = {
  glory: 'glory',
  health: 'heart',
  points: 'glory',
};

/** Colours of the courses, from the most to the least. */
export const WASHES = [
  'gules',
  'azure',
  'purpure',
  'or',
  'vert',
  'tenne',
] as const satisfies readonly Pigment[];

export interface Drawn {
  readonly unit: PodiumLook['unit'];
  readonly unitSign: SignName;
  signOf(cause: string | null): SignName;
  /** Of the stones of a course. */
  washOf(cause: string | null): (typeof WASHES)[number];
  blazonOf(who: Who): string;
  pawnOf(who: Who): Drawing;
}

/** How a game's towers look; `weighed`: the causes, what brought or cost most first. */
export function lookOf(
  table: Pick<TableLink, 'kit' | 'sitters'>,
  weighed: readonly (string | null)[],
): Drawn {
  const { podium = USUAL } = table.kit;
  const unitSign = UNITS[podium.unit];
  return {
    unit: podium.unit,
    unitSign,
    signOf: (cause) => podium.signs[cause ?? ''] ?? unitSign,
    washOf: (cause) => WASHES[weighed.indexOf(cause) % WASHES.length] ?? 'or',
    blazonOf: (who) => armsAt(table, who),
    pawnOf: (who) => pawnIn(armsAt(table, who)),
  };
}
