import { namesOf, setupsOf } from '@destrier/engine/testkit/check';
import { gameNamed } from '@destrier/registry';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';
import { ODDS, soakOdds } from './odds.mjs';
import { openProgress } from './progress.mjs';
import { sourcesOf } from './sources.mjs';
import { shareOut } from './threads.mjs';
import { isTrial, soakTrial } from './trials.mjs';

/**
 * @typedef {import('@destrier/engine').AnyGame} AnyGame
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./progress.mjs').Done} Done
 * @typedef {import('./worker.mjs').Work} Work
 * @typedef {{ signal: AbortSignal, say: (words: string) => void }} Surroundings
 *
 * @typedef {object} Result of one game
 * @property {string} game
 * @property {number} wanted
 * @property {number} games
 * @property {number} choices
 * @property {string[]} missed steps and verbs that no game took
 * @property {Done['findings']} findings at most one for each guarantee
 * @property {{ worst: number, wrong: string[] }} [odds] the most standard errors by which any is off, and those too far off
 * @property {import('./trials.mjs').Tried} [trial] of the table server
 */

/** Games between two lines of the progress file. */
const PIECE = 50;
const WORKER = new URL('worker.mjs', import.meta.url);

/**
 * @param {Options} options
 * @param {Surroundings} surroundings
 * @returns {Promise<Result[]>}
 */
export async function soak(options, surroundings) {
  /** @type {Result[]} */
  const results = [];
  for (const name of options.names) {
    if (name === ODDS) {
      results.push(await soakOdds(options, surroundings));
      continue;
    }
    if (isTrial(name)) {
      results.push(await soakTrial(name, options, surroundings));
      continue;
    }
    const known = gameNamed(name);
    const { game } = known;
    const of = JSON.stringify([sourcesOf([known]), options.seed]);
    const file = join(root, '.cache', 'soak', `${name}.jsonl`);
    /** @type {{ done: Done[], add: (one: Done) => void }} */
    const progress = openProgress(file, of, options.fresh);
    const works = piecesOf(game, options);
    const wanted = works.reduce((sum, { from, to }) => sum + to - from, 0);
    const done = progress.done.filter((one) => works.some((work) => isSame(work, one)));
    const left = works.filter((work) => !done.some((one) => isSame(work, one)));
    if (done.length > 0)
      surroundings.say(`${name}: ${count(done)} of ${wanted} games are done already`);
    await shareOut(
      WORKER,
      left,
      options.threads,
      surroundings.signal,
      (/** @type {Done} */ one) => {
        done.push(one);
        progress.add(one);
        const before = count(done.slice(0, -1));
        if (Math.floor((before * 20) / wanted) < Math.floor((count(done) * 20) / wanted))
          surroundings.say(`${name}: ${count(done)} of ${wanted} games, ${found(done)} findings`);
      },
    );
    results.push(resultOf(game, wanted, done));
  }
  return results;
}

/**
 * @param {AnyGame} game
 * @param {Options} options
 * @returns {Work[]}
 */
function piecesOf(game, { games, seed }) {
  const setups = setupsOf(game);
  const each = game.setups === undefined ? Math.ceil(games / setups.length) : games;
  return setups.flatMap((of, setup) =>
    Array.from({ length: Math.ceil(each / PIECE) }, (_, i) => ({
      game: game.id,
      setup,
      of,
      seed,
      from: i * PIECE,
      to: Math.min(each, (i + 1) * PIECE),
    })),
  );
}

/**
 * @param {Work} work
 * @param {Done} done
 */
function isSame(work, done) {
  return work.setup === done.setup && work.from === done.from && work.to === done.to;
}

/** @param {Done[]} done */
const count = (done) => done.reduce((sum, { from, to }) => sum + to - from, 0);

/** @param {Done[]} done */
const found = (done) => done.reduce((sum, { findings }) => sum + findings.length, 0);

/**
 * @param {AnyGame} game
 * @param {number} wanted
 * @param {Done[]} done
 * @returns {Result}
 */
function resultOf(game, wanted, done) {
  const taken = new Set(done.flatMap((one) => one.taken));
  const inOrder = done.toSorted((a, b) => a.setup - b.setup || a.from - b.from);
  const findings = new Map(
    inOrder
      .flatMap((one) => one.findings)
      .toReversed()
      .map((one) => [one.guarantee, one]),
  );
  return {
    game: game.id,
    wanted,
    games: count(done),
    choices: done.reduce((sum, { choices }) => sum + choices, 0),
    missed: namesOf(game).filter((name) => !taken.has(name)),
    findings: [...findings.values()].toSorted((a, b) => a.guarantee - b.guarantee),
  };
}
