import type { Box } from '@destrier/engine';
import { game } from './game.js';
import { pack } from './pack.js';
import { title } from './title.js';

export const merlin: Box = {
  game,
  title,
  text: { en: {}, fr: {}, ru: {} },
  folder: 'games/merlin',
  pack,
};
