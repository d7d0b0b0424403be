import type { Playable } from '@destrier/bots';
import { hazard } from '@destrier/example-hazard/page';

/** What the bots' worker needs of the game. */
export const mind: Playable = { game: hazard.game };
