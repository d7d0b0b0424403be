import type { Box } from '@destrier/engine';
import { evaluation } from './evaluation/index.js';
import { game } from './game.js';
import { pack } from './pack.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';
import { words } from './words.js';

export const merlin: Box = {
  game,
  title,
  text,
  effects,
  folder: 'games/merlin',
  words,
  pack,
  evaluation,
};
