import type { AnyGame, Box, Catalogue, Language } from '@destrier/engine';
import { tricks, workers } from '@destrier/engine/testgames';
import { tricksText } from './tricks-text.js';

/** The kernel's own games in boxes, so that play can be tried with them. */

function boxOf(game: AnyGame, text: { readonly [language in Language]: Catalogue }): Box {
  const everywhere = (words: string) => ({ en: words, fr: words, ru: words });
  return {
    game,
    title: {
      title: everywhere(game.id),
      designers: [],
      publishers: [],
      about: everywhere('A game of the kernel.'),
      minutes: 5,
    },
    text,
    folder: `engine/testgames/${game.id}`,
  };
}

export const tricksBox = boxOf(tricks, tricksText);

/** Without texts: what is then shown are ids. */
export const workersBox = boxOf(workers, { en: {}, fr: {}, ru: {} });
