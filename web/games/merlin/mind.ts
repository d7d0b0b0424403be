import { evaluation } from '@destrier/merlin/evaluation';
import { game } from '@destrier/merlin/game';
import type { GameMind } from '../kit.js';

/** What the bots' worker needs of the game. */
export const mind: GameMind = { game, evaluation };
