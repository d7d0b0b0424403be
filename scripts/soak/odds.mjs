import { deviation, pointsIn, Reckoning, SETUPS } from '@destrier/glory/odds';
import { join } from 'node:path';
import { fingerprint } from '../build.mjs';
import { root } from '../workspaces.mjs';
import { openProgress } from './progress.mjs';
import { shareOut } from './threads.mjs';

/**
 * The odds of duels, held against duels that are fought out.
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./run.mjs').Result} Result
 * @typedef {import('./run.mjs').Surroundings} Surroundings
 *
 * @typedef {object} Work
 * @property {number} setup
 * @property {string} seed
 * @property {number} from
 * @property {number} to
 *
 * @typedef {object} Fought how many of these duels the side that is asked has won
 * @property {number} setup
 * @property {number} from
 * @property {number} to
 * @property {number} engagement
 * @property {number} duel
 */

/** The name by which this part of the soak is asked for. */
export const ODDS = 'odds';

const PIECE = 5000;
const MOST_ERRORS = 4;
const WORKER = new URL('odds-worker.mjs', import.meta.url);

/**
 * @param {Options} options
 * @param {Surroundings} surroundings
 * @returns {Promise<Result>}
 */
export async function soakOdds({ duels, seed, threads, fresh }, surroundings) {
  const of = JSON.stringify([fingerprint(root), seed]);
  const file = join(root, '.cache', 'soak', `${ODDS}.jsonl`);
  /** @type {{ done: Fought[], add: (one: Fought) => void }} */
  const progress = openProgress(file, of, fresh);
  const works = piecesOf(duels, seed);
  const done = progress.done.filter((one) => works.some((work) => isSame(work, one)));
  const left = works.filter((work) => !done.some((one) => isSame(work, one)));
  const wanted = duels * SETUPS.length;
  if (done.length > 0)
    surroundings.say(`${ODDS}: ${count(done)} of ${wanted} duels are done already`);
  await shareOut(WORKER, left, threads, surroundings.signal, (/** @type {Fought} */ one) => {
    done.push(one);
    progress.add(one);
    const before = count(done.slice(0, -1));
    if (Math.floor((before * 20) / wanted) < Math.floor((count(done) * 20) / wanted))
      surroundings.say(`${ODDS}: ${count(done)} of ${wanted} duels`);
  });
  return resultOf(wanted, done);
}

/**
 * @param {number} duels
 * @param {string} seed
 * @returns {Work[]}
 */
function piecesOf(duels, seed) {
  return SETUPS.flatMap((_, setup) =>
    Array.from({ length: Math.ceil(duels / PIECE) }, (__, i) => ({
      setup,
      seed,
      from: i * PIECE,
      to: Math.min(duels, (i + 1) * PIECE),
    })),
  );
}

/**
 * @param {Work} work
 * @param {Fought} done
 */
const isSame = (work, done) =>
  work.setup === done.setup && work.from === done.from && work.to === done.to;

/** @param {Fought[]} done */
const count = (done) => done.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * @param {number} wanted
 * @param {Fought[]} done
 * @returns {Result}
 */
function resultOf(wanted, done) {
  const errors = SETUPS.map((_, setup) =>
    errorsOf(
      setup,
      done.filter((one) => one.setup === setup),
    ),
  );
  const wrong = errors.flatMap((error, setup) =>
    error <= MOST_ERRORS
      ? []
      : [`${SETUPS[setup]?.name}: the odds are off by ${error.toFixed(2)} standard errors`],
  );
  const odds = { worst: Math.max(...errors), wrong };
  return { game: ODDS, wanted, games: count(done), choices: 0, missed: [], findings: [], odds };
}

/**
 * By how many standard errors the duels of a setup are off the odds; 0 where none was fought.
 * @param {number} setup
 * @param {Fought[]} done
 */
function errorsOf(setup, done) {
  const games = count(done);
  const { table, spend = {} } = /** @type {typeof SETUPS[0]} */ (SETUPS[setup]);
  const { match } = table();
  const [point] = pointsIn(match);
  if (games === 0 || point === undefined) return 0;
  const odds = new Reckoning(match, point).odds(spend);
  return Math.max(
    .../** @type {const} */ (['engagement', 'duel']).map((what) => {
      const wins = done.reduce((sum, one) => sum + one[what], 0);
      return Math.abs(deviation(odds[what], wins, games));
    }),
  );
}
