import type { Box, Sheet } from '@destrier/engine';
import { wordsOf, type Notes } from './menu.js';
import type { Speaker } from './speaker.js';

/** What a game says of the options of who looks, as the table stands. */
export function notesByGame(
  box: Box,
  view: unknown,
  sheet: Sheet,
  speaker: Speaker,
): Notes['game'] {
  const { note } = box;
  if (note === undefined) return () => '';
  return ({ params }, offer) =>
    note(
      view as never,
      { verb: offer.verb, words: wordsOf(offer), params },
      speaker.language,
      sheet,
    );
}
