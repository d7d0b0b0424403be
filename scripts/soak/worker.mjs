// Plays a piece of work after the other and tells what was found.
import { surveyOf } from '@destrier/engine/testkit/check';
import { parentPort } from 'node:worker_threads';
import { gamesOf } from './games.mjs';

/** One game in so many is looked at closely at every choice. */
const THOROUGH_ONE_IN = 50;

/**
 * @typedef {import('./progress.mjs').Done} Done
 * @typedef {object} Work
 * @property {string} module
 * @property {string} game
 * @property {number} setup
 * @property {import('@destrier/engine/testkit/check').Setup} of
 * @property {string} seed
 * @property {number} from
 * @property {number} to
 */

/**
 * @param {Work} work
 * @returns {Promise<Done>}
 */
async function play({ module, game: id, setup, of, seed, from, to }) {
  const game = (await gamesOf(module)).find((one) => one.id === id);
  if (game === undefined) throw new Error(`${module} has no game ${id}`);
  const survey = surveyOf(game);
  survey.play(of, { seed, from, to, thoroughOneIn: THOROUGH_ONE_IN });
  const { choices, findings, watch } = survey;
  return { setup, from, to, choices, taken: [...watch.taken], findings: [...findings.values()] };
}

parentPort?.on('message', (/** @type {Work} */ work) => {
  void play(work).then((done) => parentPort?.postMessage(done));
});
