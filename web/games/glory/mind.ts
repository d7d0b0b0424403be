import type { Playable } from '@destrier/bots';
import type { Box } from '@destrier/engine';
import { game } from '@destrier/glory/game';
import { insight } from '@destrier/glory/insight';
import { advice } from '@destrier/glory/advice';

/** What the bots' worker needs of the game. */
export const mind: Playable & Pick<Box, 'counsel'> = { game, insight, counsel: advice };
