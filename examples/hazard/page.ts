import type { Box } from '@destrier/engine';
import { game } from './game.js';
import { text } from './text/index.js';
import { title } from './title.js';

/** What a page needs of the game, without what terminals and tools need. */
export const hazard: Box = { game, title, text, folder: 'examples/hazard' };
