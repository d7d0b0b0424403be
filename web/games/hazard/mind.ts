import { hazard } from '@destrier/example-hazard/page';
import type { GameMind } from '../kit.js';

/** What the bots' worker needs of the game. */
export const mind: GameMind = { game: hazard.game };
