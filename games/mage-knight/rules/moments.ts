import type { When } from '../content/types.js';
import type { OpenLook } from '../state.js';

/** The moments at which something may be played. */

export const MOMENTS = [
  'movement',
  'interaction',
  'rest',
  'after',
  /** Of what is played with the very first card of a fight. */
  'opening',
  'ranged',
  'shooting',
  'block',
  'parrying',
  'damage',
  'attack',
  'striking',
  'off-turn',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const momentOf = (moment: string): Moment =>
  MOMENTS.find((one) => one === moment) ?? 'after';

const PEACE: ReadonlySet<Moment> = new Set([
  'movement',
  'interaction',
  'rest',
  'after',
  'off-turn',
]);
export const isFight = (moment: Moment): boolean => !PEACE.has(moment);

/** When a moment is one of those that an effect names [K5.6]. */
function isThen(g: OpenLook, when: When, moment: Moment): boolean {
  switch (when) {
    case 'any':
      return moment !== 'off-turn';
    case 'not-combat':
      return !isFight(moment) && moment !== 'off-turn';
    case 'combat':
      return isFight(moment);
    case 'combat-start':
      return moment === 'opening' || (moment === 'ranged' && !g.s.combat.begun); // K12.5
    case 'ranged':
      return moment === 'shooting';
    case 'block':
      return moment === 'parrying';
    case 'attack':
      return moment === 'striking';
    case 'movement':
    case 'interaction':
    case 'off-turn':
      return moment === when;
  }
}

export function isAmong(g: OpenLook, moments: readonly When[], moment: Moment): boolean {
  for (const when of moments) if (isThen(g, when, moment)) return true;
  return false;
}
