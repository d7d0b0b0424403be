// Plays out a piece of the contests of a setup after the other.
import { inheritGames } from '@destrier/registry/outside';
import { parentPort } from 'node:worker_threads';
import { setups } from './odds.mjs';

/**
 * @typedef {import('./odds.mjs').Fought} Fought
 * @typedef {import('./odds.mjs').Work} Work
 */

await inheritGames();
const all = await setups();

/**
 * @param {Work} work
 * @returns {Fought}
 */
function fight({ setup, seed, from, to }) {
  const made = all[setup];
  if (made === undefined) throw new Error(`there is no setup ${setup + 1}`);
  const won = made.contest.playOut(made.spend, to - from, `${seed}/${setup}/${from}`);
  return { setup, from, to, won };
}

parentPort?.on('message', (/** @type {Work} */ work) => parentPort?.postMessage(fight(work)));
