import type { PodiumLook } from '../../ceremony/ceremony.js';
import { ARMS_OF_OTTO } from './arms.js';

/** How the end of a game of Glory looks: by what glory was won. */
export const podium: PodiumLook = {
  unit: 'glory',
  automa: ARMS_OF_OTTO,
  signs: {
    start: 'pawn',
    initiative: 'hour',
    supports: 'support',
    travel: 'boot',
    event: 'scroll',
    tournament: 'swords',
    trophy: 'relic',
    prize: 'coin',
    titles: 'title',
    chronicler: 'book',
  },
};
