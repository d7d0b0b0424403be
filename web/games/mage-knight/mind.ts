import { evaluation } from '@destrier/mage-knight/evaluation';
import { game } from '@destrier/mage-knight/game';
import type { GameMind } from '../kit.js';

/** What the bots' worker needs of the game. */
export const mind: GameMind = { game, evaluation };
