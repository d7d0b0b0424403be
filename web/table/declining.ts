import type { Entry } from '@destrier/text';

/**
 * Whether an option is a way of not doing something, by the verbs that a game calls idle: whatever goes on shows before
 * it. Where it is all that can be answered, it goes on itself.
 */
export function declinesIn(
  entries: readonly Entry[],
  idle: readonly string[] = [],
): (entry: number) => boolean {
  // To pass cards is to do something; to pass without any is not.
  const isIdle = ({ offer }: Entry): boolean =>
    offer.form === 'option' && offer.words.length === 0 && idle.includes(offer.verb);
  const goesOn = entries.some((entry) => !entry.anytime && !isIdle(entry));
  return (at) => {
    const entry = entries[at];
    return goesOn && entry !== undefined && isIdle(entry);
  };
}
