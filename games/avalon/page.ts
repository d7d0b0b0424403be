import { readerOf, type Box, type EventOf } from '@destrier/engine';
import { game } from './game.js';
import { note } from './note.js';
import { events } from './state.js';
import { effects, text } from './text/index.js';
import { title } from './title.js';

/** What a page needs of the game, without what terminals, bots and tools need. */
export const avalon: Box = { game, title, text, effects, note, folder: 'games/avalon' };

/** What a board is told, and how it reads that. */
export type AvalonEvent = EventOf<typeof events>;
export const avalonEvents = readerOf(events);

/** What a board is drawn from. */
export { COLOURS, type Content } from './content/types.js';
export { suitIn, weaponOf } from './content/cards.js';
export { verbs } from './kinds.js';
export type { Seen } from './draw.js';
export { feintsAmong } from './rules/combat/feint.js';
export { highestLoses, type Loss } from './rules/combat/loss.js';
export { isChaos } from './rules/seats.js';
export { woundsIn } from './rules/wounds.js';
export { NOBODY, OPEN, type Power } from './state.js';
