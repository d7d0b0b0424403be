import type { Box } from '@destrier/engine';
import { draw } from './draw.js';
import { game } from './game.js';
import { pack } from './pack.js';
import { text } from './text/index.js';
import { title } from './title.js';
import { words } from './words.js';

export const hazard: Box = {
  game,
  title,
  text,
  folder: 'examples/hazard',
  words,
  pack,
  draw,
};
