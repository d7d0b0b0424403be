import type { Box } from '@destrier/engine';
import { evaluation } from './evaluation.js';
import { game } from './game.js';
import { text } from './text/index.js';
import { title } from './title.js';

/** What a page needs of the game, without what terminals and tools need. */
export const joust: Box = { game, title, text, folder: 'games/joust', evaluation };
