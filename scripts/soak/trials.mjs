import {
  hostileTrial,
  killTrial,
  newPlace,
  openPostgres,
  PROCESSES,
  restartTrial,
  startPostgres,
} from '@destrier/server/trials';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../build.mjs';
import { root } from '../workspaces.mjs';
import { VISITS, visits } from './page.mjs';
import { openProgress } from './progress.mjs';

/**
 * The table server, tried hard: what people were told is kept must be there.
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./run.mjs').Result} Result
 * @typedef {import('./run.mjs').Surroundings} Surroundings
 *
 * @typedef {object} Tried
 * @property {string} unit
 * @property {number[]} underWay choices that were under way, by kill or restart
 * @property {string[]} faults
 *
 * @typedef {object} Piece
 * @property {number} from
 * @property {number} to
 *
 * @typedef {Piece & { underWay: number[], acknowledged: number, faults: string[] }} Done
 *
 * @typedef {object} Trial
 * @property {string} unit
 * @property {number} usual how many there are if nothing is said
 * @property {number} piece how many are tried with one server, between two lines of the progress file
 * @property {(count: number, seed: string) => Promise<Omit<Done, 'from' | 'to'>>} run
 */

const PROGRAM = join(root, 'cli', 'dist', 'main.js');
const TABLES = 100;

/** @type {Record<string, Trial>} */
const trials = {
  'kills.sqlite': { unit: 'kills', usual: 200, piece: 10, run: (n) => kills('sqlite', 1, n) },
  'kills.postgres': { unit: 'kills', usual: 200, piece: 10, run: (n) => kills('postgres', 1, n) },
  'kills.three': {
    unit: 'kills',
    usual: 50,
    piece: 10,
    run: (n) => kills('postgres', PROCESSES, n),
  },
  'restarts.postgres': { unit: 'restarts', usual: 20, piece: 5, run: restarts },
  hostile: { unit: 'requests and frames', usual: 100_000, piece: 5000, run: hostile },
  page: { unit: 'visits', usual: VISITS, piece: 1, run: visits },
};

/** The names by which these parts of the soak are asked for. */
export const TRIALS = Object.keys(trials);

/** @param {string} name */
export const isTrial = (name) => name in trials;

/**
 * @param {'sqlite' | 'postgres'} kind
 * @param {number} servers
 * @param {number} count
 */
async function kills(kind, servers, count) {
  const place = await newPlace(kind);
  const database = kind === 'postgres' ? { DATABASE_URL: place.address } : {};
  const report = await killTrial({
    program: PROGRAM,
    env: { DESTRIER_DATA: place.folder, ...database },
    servers,
    tables: TABLES,
    kills: count,
    open: () => place.open(),
  });
  await place.clear();
  return { ...report, underWay: [...report.underWay], faults: [...report.faults] };
}

/** @param {number} count */
async function restarts(count) {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'destrier-soak-'));
  const report = await restartTrial({
    program: PROGRAM,
    env: { DESTRIER_DATA: folder, DATABASE_URL: postgres.url },
    tables: TABLES,
    restarts: count,
    restart: () => postgres.restart(),
    open: () => openPostgres(postgres.url),
  });
  await postgres.stop();
  rmSync(folder, { recursive: true });
  return { ...report, underWay: [...report.underWay], faults: [...report.faults] };
}

/**
 * @param {number} count
 * @param {string} seed
 */
async function hostile(count, seed) {
  const place = await newPlace('sqlite');
  const requests = Math.ceil(count / 2);
  const report = await hostileTrial({
    program: PROGRAM,
    env: { DESTRIER_DATA: place.folder },
    requests,
    frames: count - requests,
    seed,
    open: () => place.open(),
  });
  await place.clear();
  return { underWay: [], acknowledged: 0, faults: [...report.faults] };
}

/**
 * @param {string} name
 * @param {Options} options
 * @param {Surroundings} surroundings
 * @returns {Promise<Result>}
 */
export async function soakTrial(name, { tries, seed, fresh }, { signal, say }) {
  const { unit, usual, piece, run } = /** @type {Trial} */ (trials[name]);
  const wanted = tries ?? usual;
  const file = join(root, '.cache', 'soak', `${name}.jsonl`);
  /** @type {{ done: Done[], add: (one: Done) => void }} */
  const progress = openProgress(file, JSON.stringify([fingerprint(root), seed]), fresh);
  const works = piecesOf(wanted, piece);
  const done = progress.done.filter((one) => works.some((work) => isSame(work, one)));
  if (done.length > 0) say(`${name}: ${count(done)} of ${wanted} ${unit} are done already`);
  for (const work of works) {
    if (signal.aborted) break;
    if (done.some((one) => isSame(work, one))) continue;
    const one = { ...work, ...(await run(work.to - work.from, `${seed}/${work.from}`)) };
    done.push(one);
    progress.add(one);
    const busy = one.underWay.length === 0 ? '' : ` (under way: ${one.underWay.join(' ')})`;
    say(`${name}: ${count(done)} of ${wanted} ${unit}${busy}, ${faultsOf(done).length} findings`);
  }
  return {
    game: name,
    wanted,
    games: count(done),
    choices: done.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    missed: [],
    findings: [],
    trial: { unit, underWay: done.flatMap(({ underWay }) => underWay), faults: faultsOf(done) },
  };
}

/**
 * @param {number} wanted
 * @param {number} piece
 * @returns {Piece[]}
 */
function piecesOf(wanted, piece) {
  return Array.from({ length: Math.ceil(wanted / piece) }, (_, i) => ({
    from: i * piece,
    to: Math.min(wanted, (i + 1) * piece),
  }));
}

/**
 * @param {Piece} work
 * @param {Piece} done
 */
const isSame = (work, done) => work.from === done.from && work.to === done.to;

/** @param {Piece[]} done */
const count = (done) => done.reduce((sum, { from, to }) => sum + to - from, 0);

/** @param {Done[]} done */
const faultsOf = (done) => done.flatMap(({ faults }) => faults);
