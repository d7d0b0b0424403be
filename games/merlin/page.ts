import { readerOf, type Box, type EventOf } from '@destrier/engine';
import { events } from './events.js';
import { game } from './game.js';
import { note } from './note.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';

/** What a page needs of the game, without what terminals, bots and tools need. */
export const merlin: Box = {
  game,
  title,
  text,
  effects,
  folder: 'games/merlin',
  note,
};

/** What a board is told, and how it reads that. */
export type MerlinEvent = EventOf<typeof events>;
export const merlinEvents = readerOf(events);

/** What a board is drawn from. */
export {
  GOODS,
  PROVINCES,
  SERVANTS,
  type Action,
  type Content as MerlinContent,
  type Good,
  type Need,
  type Province,
  type Servant,
  type Terrain,
} from './content/types.js';
export { bookOf, questOf, spaceAt, SPACES, stopAt, type Condition } from './book.js';
export { COLUMNS, spotOf } from './domain.js';
export { pageOf, playerAt, type Page, type Seen, type SeenPlayer } from './draw/page.js';
export { verbs } from './kinds.js';
export { aimsOf, landingOf, type Aim } from './landing.js';
export { tileOf } from './rules/building.js';
export { sumOf } from './rules/counts.js';
export { isRecoloured, missing } from './rules/quests.js';
export { territories } from './rules/scoring/domain.js';
export { expectedNow, type Expected } from './rules/scoring/expected.js';
export { shareIn } from './rules/scoring/influence.js';
export { CASTLE, DICE, WHITE, type Die } from './state.js';
