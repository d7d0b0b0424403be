import { readerOf, type Box, type EventOf } from '@destrier/engine';
import { events } from './events.js';
import { game } from './game.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';

/** What a page needs of the game, without what terminals, bots and tools need. */
export const merlin: Box = {
  game,
  title,
  text,
  effects,
  folder: 'games/merlin',
};

/** What a board is told, and how it reads that. */
export type MerlinEvent = EventOf<typeof events>;
export const merlinEvents = readerOf(events);

/** What a board is drawn from. */
export type { Content as MerlinContent } from './content/types.js';
export { bookOf, questOf } from './book.js';
export { verbs } from './kinds.js';
export { isRecoloured, missing } from './rules/quests.js';
export { territories } from './rules/scoring/domain.js';
export { shareIn } from './rules/scoring/influence.js';
