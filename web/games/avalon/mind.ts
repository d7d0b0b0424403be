import { game } from '@destrier/avalon/game';
import { evaluation } from '@destrier/avalon/evaluation';
import type { GameMind } from '../kit.js';

/** What the bots' worker needs of the game. */
export const mind: GameMind = { game, evaluation };
