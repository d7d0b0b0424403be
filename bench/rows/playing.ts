import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';

/** Random games as `sim` plays them, one after the other; each tells how many decisions it had. */
export function playing(...setup: Parameters<typeof prepare>): () => number {
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
