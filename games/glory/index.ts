import type { Box } from '@destrier/engine';
import { census } from './census/index.js';
import { draw } from './draw.js';
import { game } from './game.js';
import { evaluation } from './evaluation/index.js';
import { lab } from './lab.js';
import { harmless } from './harmless.js';
import { noteIn } from './note.js';
import { advice } from './odds/advice.js';
import { odds } from './odds/book.js';
import { pack } from './pack.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';
import { words } from './words.js';

export const glory: Box = {
  game,
  title,
  text,
  effects,
  folder: 'games/glory',
  words,
  pack,
  draw,
  note: noteIn(text),
  harmless,
  census,
  lab,
  evaluation,
  counsel: advice,
  odds,
};
