import { readerOf, type Box, type EventOf } from '@destrier/engine';
import { game } from './game.js';
import { harmless } from './harmless.js';
import { events } from './events.js';
import { effects } from './text/effects.js';
import { title } from './title.js';

/** What a page needs of the game, without what terminals, bots and tools need; it loads one language at a time. */
export const textless: Omit<Box, 'text' | 'note'> = {
  game,
  title,
  effects,
  folder: 'games/glory',
  harmless,
};

/** What a board is told, and how it reads that. */
export type GloryEvent = EventOf<typeof events>;
export const gloryEvents = readerOf(events);

/** What a board is drawn from. */
export * from './content/types.js';
export { noteIn } from './note.js';
export {
  count,
  known,
  lookAtSeen,
  type Page,
  type Seen,
  type SeenDuel,
  type SeenPlayer,
} from './draw/page.js';
export { circlesOf, type Spot } from './rules/circles.js';
export { attackOf, bestOf, diceOf, hasDie } from './rules/duel/dice.js';
export { isPlayed, playedBy, prestigeOf } from './rules/duel/sides.js';
export { leading } from './rules/duel/turns.js';
export { KNIGHT, NOBODY, OTTO, type Who } from './state.js';
export { PARTS, wordOf } from './content/reward.js';
export { colourOf, valueOf } from './rules/duel/faces.js';
export { reduced } from './rules/market.js';
export { ROUNDS } from './rules/players.js';
export { bonus } from './rules/tiles.js';
export { occupant, SLOTS } from './rules/tournament/bracket.js';
export { whyNotClaim } from './rules/titles.js';
export { roman, signed } from './text/parts/parts.js';
export { voiceOf, type Voice } from './text/voice.js';
