import type { Box } from '@destrier/engine';
import { evaluation } from './evaluation.js';
import { game } from './game.js';
import { pack } from './pack.js';
import { text } from './text/index.js';
import { title } from './title.js';
import { words } from './words.js';

export const joust: Box = {
  game,
  title,
  text,
  folder: 'games/joust',
  words,
  pack,
  evaluation,
};
