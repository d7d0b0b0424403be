import { need } from '@destrier/engine';
import type { Reward } from './types.js';

/** The rarest first: the first part of a reward is the word it is chosen by. */
export const PARTS = [
  'support',
  'relic',
  'prestige',
  'mount',
  'armour',
  'titles',
  'glory',
  'coins',
  'strength',
  'faith',
] as const satisfies readonly (keyof Reward)[];

/** What a reward is called in an option: a tile by its own name, anything else by what it is. */
export function wordOf(reward: Reward): string {
  const part = need(
    PARTS.find((one) => reward[one] !== undefined),
    'a part of a reward',
  );
  const what = reward[part];
  return typeof what === 'string' ? what : part;
}
