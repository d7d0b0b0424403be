import { game } from '@destrier/glory/game';
import { evaluation } from '@destrier/glory/evaluation';
import { advice } from '@destrier/glory/advice';
import type { GameMind } from '../kit.js';

/** What the bots' worker needs of the game. */
export const mind: GameMind = { game, evaluation, counsel: advice };
