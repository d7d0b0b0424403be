import type { Pigment } from '../../art/palette.js';
import type { PawnColour } from '../../art/pieces.js';
import type { SignName } from '../../art/signs.js';
import type { GameKit } from '../../games/kit.js';
import { playerArms } from '../../heraldry/players.js';
import type { Sitter } from '../../table/link.js';
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
  pawnOf(who: Who): PawnColour;
}

/** How a game's towers look; `weighed`: the causes, what brought or cost most first. */
export function lookOf(
  { podium = USUAL }: Pick<GameKit, 'podium'>,
  view: unknown,
  weighed: readonly (string | null)[],
  sitters: readonly Sitter[],
): Drawn {
  const unitSign = UNITS[podium.unit];
  return {
    unit: podium.unit,
    unitSign,
    signOf: (cause) => podium.signs[cause ?? ''] ?? unitSign,
    washOf: (cause) => WASHES[weighed.indexOf(cause) % WASHES.length] ?? 'or',
    blazonOf: (who) => {
      const own =
        typeof who === 'number'
          ? (sitters[who]?.arms ?? podium.blazonOf?.(view, who))
          : podium.automa;
      return own ?? armsAt(who)?.blazon ?? 'Argent, a bordure sable';
    },
    pawnOf: (who) => {
      const colour = armsAt(who)?.colour ?? 'sable';
      return colour === 'murrey' ? 'purpure' : colour;
    },
  };
}

function armsAt(who: Who): (typeof playerArms)[number] | undefined {
  return typeof who === 'number' ? playerArms[who] : undefined;
}
