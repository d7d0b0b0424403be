// Fights out a piece of the duels of a setup after the other.
import { fightOut, pointsIn, SETUPS } from '@destrier/glory/odds';
import { parentPort } from 'node:worker_threads';

/**
 * @typedef {import('./odds.mjs').Fought} Fought
 * @typedef {import('./odds.mjs').Work} Work
 */

/**
 * @param {Work} work
 * @returns {Fought}
 */
function fight({ setup, seed, from, to }) {
  const { table, spend = {} } = /** @type {typeof SETUPS[0]} */ (SETUPS[setup]);
  const { match } = table();
  const [point] = pointsIn(match);
  if (point === undefined) throw new Error(`no duel in setup ${setup + 1}`);
  const { engagement, duel } = fightOut(match, point, spend, to - from, `${seed}/${setup}/${from}`);
  return { setup, from, to, engagement, duel };
}

parentPort?.on('message', (/** @type {Work} */ work) => parentPort?.postMessage(fight(work)));
