import * as engine from '@destrier/engine';
import type { Version } from '../peers/version.js';

type Setup = Parameters<typeof engine.prepare>;

/** Random games as `sim` plays them, one after the other; each tells how many decisions it had. */
export const playing = (...setup: Setup): (() => number) => playingWith(engine, ...setup);

/** The same with a version's own kernel. */
export function playingWith(kernel: Version['engine'], ...setup: Setup): () => number {
  const { newMatch, playOut, prepare, run, streamFrom, tableKey } = kernel;
  const prepared = prepare(...setup);
  const random = streamFrom('bench');
  let games = 0;
  return () => {
    const match = newMatch(prepared, tableKey(`game ${games++}`));
    run(match);
    playOut(match, random, true);
    return match.n;
  };
}
