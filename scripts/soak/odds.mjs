import { deviation } from '@destrier/engine';
import { boxes } from '@destrier/registry';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';
import { openProgress } from './progress.mjs';
import { sourcesOf } from './sources.mjs';
import { shareOut } from './threads.mjs';

/**
 * The odds of contests, held against contests that are played out.
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
 * @typedef {object} Fought how many of these contests the side that is asked has won, by what is won
 * @property {number} setup
 * @property {number} from
 * @property {number} to
 * @property {Record<string, number>} won
 *
 * @typedef {{ name: string, spend: object, contest: import('@destrier/engine').Contest<object> }} Setup
 */

/**
 * The setups of every game that has odds, one list for all.
 * @returns {Promise<Setup[]>}
 */
export async function setups() {
  const made = boxes().map(async ({ odds }) =>
    odds === undefined
      ? []
      : (await odds.setups()).map(({ name, table, spend = {} }) => {
          const contest = odds.contestIn(table().match);
          if (contest === undefined) throw new Error(`no ${odds.noun} in setup "${name}"`);
          return { name, spend, contest };
        }),
  );
  return (await Promise.all(made)).flat();
}

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
  const of = JSON.stringify([sourcesOf(boxes()), seed]);
  const file = join(root, '.cache', 'soak', `${ODDS}.jsonl`);
  /** @type {{ done: Fought[], add: (one: Fought) => void }} */
  const progress = openProgress(file, of, fresh);
  const all = await setups();
  const works = piecesOf(all.length, duels, seed);
  const done = progress.done.filter((one) => works.some((work) => isSame(work, one)));
  const left = works.filter((work) => !done.some((one) => isSame(work, one)));
  const wanted = duels * all.length;
  if (done.length > 0)
    surroundings.say(`${ODDS}: ${count(done)} of ${wanted} duels are done already`);
  await shareOut(WORKER, left, threads, surroundings.signal, (/** @type {Fought} */ one) => {
    done.push(one);
    progress.add(one);
    const before = count(done.slice(0, -1));
    if (Math.floor((before * 20) / wanted) < Math.floor((count(done) * 20) / wanted))
      surroundings.say(`${ODDS}: ${count(done)} of ${wanted} duels`);
  });
  return resultOf(all, wanted, done);
}

/**
 * @param {number} setupCount
 * @param {number} duels
 * @param {string} seed
 * @returns {Work[]}
 */
function piecesOf(setupCount, duels, seed) {
  return Array.from({ length: setupCount }, (_, setup) =>
    Array.from({ length: Math.ceil(duels / PIECE) }, (__, i) => ({
      setup,
      seed,
      from: i * PIECE,
      to: Math.min(duels, (i + 1) * PIECE),
    })),
  ).flat();
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
 * @param {Setup[]} all
 * @param {number} wanted
 * @param {Fought[]} done
 * @returns {Result}
 */
function resultOf(all, wanted, done) {
  const errors = all.map((setup, at) =>
    errorsOf(
      setup,
      done.filter((one) => one.setup === at),
    ),
  );
  const wrong = errors.flatMap((error, at) =>
    error <= MOST_ERRORS
      ? []
      : [`${all[at]?.name}: the odds are off by ${error.toFixed(2)} standard errors`],
  );
  const odds = { worst: Math.max(...errors), wrong };
  return { game: ODDS, wanted, games: count(done), choices: 0, missed: [], findings: [], odds };
}

/**
 * By how many standard errors the contests of a setup are off the odds; 0 where none was played out.
 * @param {Setup} setup
 * @param {Fought[]} done
 */
function errorsOf({ contest, spend }, done) {
  const games = count(done);
  if (games === 0) return 0;
  const errors = Object.entries(contest.odds(spend)).map(([of, chance]) => {
    const wins = done.reduce((sum, { won }) => sum + (won[of] ?? 0), 0);
    return Math.abs(deviation(chance, wins, games));
  });
  return Math.max(...errors);
}
