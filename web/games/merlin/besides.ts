import type { Word } from '@destrier/engine';

/** What no question asks for: flags, apples, staffs, tiles of allies, favours and quests that help whoever wants them to. */
const POWERS: readonly string[] = [
  'portal',
  'apple',
  'turn',
  'tristan',
  'gawain',
  'mirror',
  'borrow',
  'reckon',
  'court',
  'staff',
  'rebuild',
  'quest',
  'repel',
  'second',
  'banish',
  'swap',
];

/** Whether an option is a power that may be used besides. */
export function isBesides(verb: string, words: readonly Word[]): boolean {
  return POWERS.includes(verb) || (verb === 'ride' && words.includes('back'));
}
