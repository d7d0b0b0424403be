import type { Box } from '@destrier/engine';
import { noteIn, textless } from './page.js';
import { text } from './text/index.js';

/** What a page needs of the game, with its texts in every language at once. */
export const glory: Box = { ...textless, text, note: noteIn(text) };
