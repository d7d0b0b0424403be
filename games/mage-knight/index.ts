import type { Box } from '@destrier/engine';
import { census } from './census.js';
import { evaluation } from './evaluation/index.js';
import { game } from './game.js';
import { glance } from './glance.js';
import { harmless } from './harmless.js';
import { lab } from './lab.js';
import { note } from './note.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';
import { words } from './words.js';

export const mageKnight: Box = {
  game,
  title,
  text,
  effects,
  folder: 'games/mage-knight',
  words,
  glance,
  note,
  harmless,
  evaluation,
  census,
  lab,
};
