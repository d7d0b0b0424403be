import { game } from '@destrier/avalon/game';
import { insight } from '@destrier/avalon/insight';
import type { Playable } from '@destrier/bots';

/** What the bots' worker needs of the game. */
export const mind: Playable = { game, insight };
