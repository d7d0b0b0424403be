import { isSeat } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { unmarked } from './isolated-names.js';
import type { Who } from './scores.js';

/** A seat by its name; a rival by the word that the game has for it. */
export function calledBy(speaker: Speaker, who: Who): string {
  return isSeat(who) ? speaker.seat(who) : speaker.word(who);
}

/** The same for where no sign may stand around it. */
export function nameOf(speaker: Speaker, who: Who): string {
  return unmarked(calledBy(speaker, who));
}
