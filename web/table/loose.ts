import type { Entry } from '@destrier/text';
import type { OneScreen } from '../games/kit.js';
import { factoredAt } from './composing.js';
import type { Asking } from './use-choosing.js';

/** So many options stand beside the question; more are chosen from the list. */
const BESIDE_AT_MOST = 4;

/** The options that lie on no thing of the board, by their places in the list. */
export function looseIn(
  entries: readonly Entry[],
  oneScreen: Pick<OneScreen, 'isLoose'> | null,
): readonly number[] {
  if (oneScreen === null) return [];
  return entries.flatMap(({ offer }, at) => {
    const words = offer.form === 'option' ? offer.words : undefined;
    return oneScreen.isLoose(offer.verb, words) ? [at] : [];
  });
}

/** Whether all that is asked can be answered with the list folded away: on the board, or beside the question. */
export function canBeFolded(
  { choosing, entries }: Pick<Asking, 'choosing' | 'entries'>,
  oneScreen: Pick<OneScreen, 'isLoose'> | null,
): boolean {
  switch (choosing.at) {
    case 'list':
      return looseIn(entries, oneScreen).length <= BESIDE_AT_MOST;
    case 'making': {
      const offer = factoredAt(entries, choosing.entry);
      if (offer === undefined) return false;
      if (offer.form === 'number') return oneScreen?.isLoose(offer.verb) === false;
      return oneScreen?.isLoose(offer.verb) !== true;
    }
    case 'confirming':
      return oneScreen !== null;
  }
}
