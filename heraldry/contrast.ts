import type { Composition } from './compose.js';
import type { Tincture } from './tinctures.js';

/** The herald's rule: colour lies on metal and metal on colour, so that arms are known from afar. Furs go with both. */

function kindOf(tincture: Tincture): 'metal' | 'colour' | 'fur' {
  switch (tincture) {
    case 'or':
    case 'argent':
      return 'metal';
    case 'gules':
    case 'azure':
    case 'vert':
    case 'sable':
    case 'purpure':
    case 'tenne':
    case 'murrey':
      return 'colour';
    case 'ermine':
    case 'ermines':
    case 'erminois':
    case 'pean':
    case 'vair':
    case 'potent':
      return 'fur';
  }
}

/** Whether what is seen on one is seen on the other; furs are each of a kind of their own. */
export function isSameKind(one: Tincture, other: Tincture): boolean {
  return kindOf(one) === kindOf(other) && kindOf(one) !== 'fur';
}

/** Whether one is seen from afar on the other. */
export function isSeenOn(upper: Tincture, lower: Tincture): boolean {
  if (upper === lower) return false;
  return kindOf(upper) === 'fur' || kindOf(lower) === 'fur' || kindOf(upper) !== kindOf(lower);
}

/** Whether everything in a composition is seen from afar. */
export function isClear({ field, figure, charge }: Composition): boolean {
  if (figure.kind === 'ordinary' && !isSeenOn(figure.tincture, field)) return false;
  if (figure.kind === 'division' && figure.tincture === field) return false;
  if (charge === null) return true;
  // Half of a divided field always fails the rule: there it is enough that the charge is not lost in either.
  if (figure.kind === 'division')
    return charge.tincture !== field && charge.tincture !== figure.tincture;
  const ground = charge.on && figure.kind === 'ordinary' ? figure.tincture : field;
  return isSeenOn(charge.tincture, ground);
}
