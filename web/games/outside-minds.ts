import type { GameMind } from './kit.js';

/** The same for the bots' worker, by id. */
export const OUTSIDE_MINDS: { readonly [id: string]: () => Promise<GameMind> } = {};
