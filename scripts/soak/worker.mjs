// Plays a piece of work after the other and tells what was found.
import { surveyOf } from '@destrier/engine/testkit/check';
import { gameNamed } from '@destrier/registry';
import { inheritGames } from '@destrier/registry/outside';
import { parentPort } from 'node:worker_threads';

/** One game in this many is looked at closely at every choice. */
const THOROUGH_ONE_IN = 50;

/**
 * @typedef {import('./progress.mjs').Done} Done
 * @typedef {object} Work
 * @property {string} game
 * @property {number} setup
 * @property {import('@destrier/engine/testkit/check').Setup} of
 * @property {string} seed
 * @property {number} from
 * @property {number} to
 */

/**
 * @param {Work} work
 * @returns {Done}
 */
function play({ game: id, setup, of, seed, from, to }) {
  const survey = surveyOf(gameNamed(id).game);
  survey.play(of, { seed, from, to, thoroughOneIn: THOROUGH_ONE_IN });
  const { choices, findings, watch } = survey;
  return { setup, from, to, choices, taken: [...watch.taken], findings: [...findings.values()] };
}

await inheritGames();
parentPort?.on('message', (/** @type {Work} */ work) => {
  parentPort?.postMessage(play(work));
});
