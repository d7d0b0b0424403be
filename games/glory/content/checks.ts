import { boards } from './checks/board.js';
import type { Check } from './checks/check.js';
import { counts } from './checks/counts.js';
import { journeys } from './checks/travel.js';
import { knighthood } from './checks/knights.js';
import { lists } from './checks/tournaments.js';
import { names } from './checks/names.js';
import { ottos } from './checks/otto.js';
import { people } from './checks/people.js';
import { play } from './checks/play.js';
import { printed } from './checks/printed.js';
import { tiles } from './checks/tiles.js';

/** What every content must keep, also that of a pack. */
export const playable: readonly Check[] = [...counts, ...names, ...play];

/** What the rulebooks and their examples say of figures they do not print, besides: our own figures keep it. */
export const reconstruction: readonly Check[] = [
  ...printed,
  ...boards,
  ...tiles,
  ...journeys,
  ...knighthood,
  ...lists,
  ...people,
  ...ottos,
];
