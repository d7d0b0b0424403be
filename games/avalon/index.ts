import type { Box } from '@destrier/engine';
import { census } from './census.js';
import { draw } from './draw.js';
import { game } from './game.js';
import { evaluation } from './evaluation/index.js';
import { lab } from './lab.js';
import { note } from './note.js';
import { pack } from './pack.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';
import { words } from './words.js';

export const avalon: Box = {
  game,
  title,
  text,
  effects,
  folder: 'games/avalon',
  words,
  pack,
  draw,
  note,
  evaluation,
  census,
  lab,
};
