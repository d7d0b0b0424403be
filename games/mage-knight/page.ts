import type { Box } from '@destrier/engine';
import { game } from './game.js';
import { note } from './note.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';

/** What a page needs of the game, without what terminals, bots and tools need. */
export const mageKnight: Box = {
  game,
  title,
  text,
  effects,
  folder: 'games/mage-knight',
  note,
};
