import { board } from './board.js';
import { characters } from './characters.js';
import { dice } from './dice.js';
import { events } from './events.js';
import { figures } from './figures.js';
import { knights } from './knights.js';
import { prestige } from './prestige.js';
import { relics } from './relics.js';
import { solo } from './solo.js';
import { supports } from './supports.js';
import { titles } from './titles.js';
import { tournaments } from './tournaments.js';
import { travel } from './travel.js';
import { trophies } from './trophies.js';
import type { Content } from './types.js';

/** What lies in the box. */
export const content: Content = {
  board,
  characters,
  dice,
  events,
  figures,
  knights,
  prestige,
  relics,
  solo,
  supports,
  titles,
  tournaments,
  travel,
  trophies,
};
