import { weaponOf, type Content } from '@destrier/avalon/page';
import { specialFace, weaponFace } from '../../art/cards/faces.js';
import { SUIT_PIGMENTS, SUITS, type Suit } from '../../art/cards/pips.js';
import type { Drawing } from '../../art/drawing.js';
import type { Pigment } from '../../art/palette.js';
import type { PersonKind } from '../../art/people.js';

/** What is painted on special weapons, and before which ground. */
const SUBJECTS: { readonly [kind: string]: readonly [Pigment, 'mists' | PersonKind] } = {
  mists: ['sable', 'mists'],
  morgan: ['purpure', 'enchantress'],
  apprentice: ['vert', 'page'],
  'merlin-weapon': ['azure', 'wizard'],
};

export function isSuit(suit: string): suit is Suit {
  return SUITS.some((one) => one === suit);
}

/** The face of a weapon, the number that is printed in its corners (special ones have none), and in which ink. */
export function faceOf(
  content: Content,
  kind: string,
): { readonly face: Drawing; readonly ink: Pigment; readonly printed: string | null } {
  const { special, suit, value, poison } = weaponOf(content, kind);
  if (special || !isSuit(suit)) {
    const [ground, subject] = SUBJECTS[kind] ?? (['gules', 'king'] as const);
    return { face: specialFace(kind, ground, subject), ink: 'ink', printed: null };
  }
  return {
    face: weaponFace({ suit, value: value ?? 1, poisoned: poison }),
    ink: SUIT_PIGMENTS[suit],
    printed: String(value ?? ''),
  };
}
