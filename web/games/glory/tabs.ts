import type { Word } from '@destrier/engine';

/** What a small screen shows one at a time, and where an option lies among it. */
export const TABS = ['town', 'travel', 'hire', 'lists', 'table'] as const;
export type Tab = (typeof TABS)[number];

const OF_VERB: { readonly [verb: string]: Tab } = {
  place: 'town',
  take: 'travel',
  blind: 'travel',
  hire: 'hire',
  enter: 'lists',
  challenge: 'lists',
  keep: 'lists',
  buy: 'table',
  claim: 'table',
  fight: 'table',
  // The duel is fought in the lists.
  add: 'lists',
  reroll: 'lists',
  tent: 'lists',
  lance: 'lists',
  relic: 'lists',
  turn: 'lists',
  recover: 'lists',
};

/** Null for what lies in the hand, or nowhere. */
export function tabOf(
  verb: string,
  words: readonly Word[],
  isCharacter: (word: Word) => boolean,
): Tab | null {
  if (verb !== 'choose') return OF_VERB[verb] ?? null;
  const [chosen] = words;
  return chosen !== undefined && isCharacter(chosen) ? 'table' : 'lists';
}
