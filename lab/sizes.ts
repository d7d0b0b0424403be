import type { LabAmount } from '@destrier/engine';

/** A whole run, or one that compares. */
export type Mode = keyof LabAmount;

/** For the first estimate of the time left: milliseconds of one core for a seat's part in a game, and for one iteration. */
export const COST = { random: 5, greedy: 60, iteration: 0.5 } as const;

/** How many decisions a seat searches in a game, about. */
export const SEARCHED = 60;
