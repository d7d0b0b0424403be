import { TooManySaved } from '@destrier/bots/balance';
import { JournalError } from '@destrier/bots/crew';
import { OutsideFault } from '@destrier/registry/outside';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone, NotAlone } from './alone.js';
import { measureGames } from './books.js';
import { compare } from './compare.js';
import { keptRows, writeDocuments } from './kept.js';
import { readOptions, select, UsageError, USAGE, type Options } from './options.js';
import type { Part } from './part.js';
import { partsOf } from './parts/index.js';
import { progressOf, span } from './progress.js';
import { exitCode, toJson, toText, type Found, type Machine } from './report.js';
import { isWithin, type Row } from './row.js';
import type { Mode } from './sizes.js';
import { forget, tasksOf, work, type Work } from './work.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const say = (words: string): void => {
  process.stderr.write(`lab: ${words}\n`);
};

/** The parts, their games and how long they may take. */
function list(parts: readonly Part[], threads: number): string {
  const line = (name: string, tasks: Part['tasks']): string => {
    const games = tasks.reduce((sum, task) => sum + task.games, 0);
    const ms = tasks.reduce((sum, task) => sum + task.games * task.msPerGame, 0);
    return `${name}: at most ${games} games, about ${span(ms / threads)}`;
  };
  const lines = parts.map(({ id, about, tasks, wanted }) => {
    const needed = wanted === undefined ? '' : '; only where the test of this level fails';
    return `${line(id, tasks)}; ${about}${needed}`;
  });
  return [...lines, line('in all', tasksOf(parts))].join('\n');
}

/** A quick run plays what the documents print; a full one what a part finds needed; both what is asked for by name. */
function wantsOf({ quick, only }: Options, kept: readonly Row[]): Work['wants'] {
  return ({ id }) => {
    if (only.length > 0) return true;
    return quick ? kept.some((row) => isWithin(id, row.id)) : undefined;
  };
}

async function measure(options: Options, signal: AbortSignal): Promise<Found> {
  const { quick, only, write, threads, fresh } = options;
  const mode: Mode = quick ? 'quick' : 'full';
  const all = partsOf(mode);
  const parts = select(all, only);
  const folder = join(ROOT, '.cache', 'lab', mode);
  const kept = keptRows(ROOT);
  const setting: Work = {
    folder,
    threads,
    signal,
    progress: progressOf(threads, { now: () => performance.now(), say }),
    look: write,
    wants: wantsOf(options, kept),
  };
  const outcomes = await (write
    ? work(parts, setting)
    : alone(folder, () => {
        if (fresh) forget(folder, tasksOf(parts));
        return work(parts, setting);
      }));
  const partial = signal.aborted || outcomes.some((outcome) => outcome.partial);
  const whole = !quick && !partial && only.length === 0;
  const asked = kept.filter((row) => parts.some(({ id }) => isWithin(id, row.id)));
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  return {
    outcomes,
    comparisons: quick ? compare(asked, rows) : null,
    partial,
    wrote: write || whole ? writeDocuments(ROOT, all, outcomes, whole && !write) : [],
  };
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  await measureGames(options.outside, process.cwd());
  if (options.list) {
    const parts = partsOf(options.quick ? 'quick' : 'full');
    console.log(list(select(parts, options.only), options.threads));
    return 0;
  }
  const cancel = new AbortController();
  process.on('SIGINT', () => cancel.abort());
  process.on('SIGTERM', () => cancel.abort());
  const loadAverage = loadavg();
  const found = await measure(options, cancel.signal);
  const machine: Machine = {
    node: process.versions.node,
    cores: availableParallelism(),
    loadAverage,
    loadAverageAfter: loadavg(),
    calibration: null,
  };
  console.log(options.json ? toJson(found, machine) : toText(found));
  return exitCode(found);
}

/** A code, a hint and an exit code for everything that can go wrong. */
function explained(error: unknown): { code: string; hint: string; exit: number } {
  if (error instanceof UsageError || error instanceof OutsideFault)
    return { code: 'usage.option', hint: error.hint, exit: 2 };
  if (error instanceof NotAlone)
    return {
      code: 'usage.option',
      hint: 'wait for it, or stop it; --write does not disturb it',
      exit: 2,
    };
  if (error instanceof JournalError || error instanceof TooManySaved)
    return { code: 'record.damaged', hint: 'add --fresh to begin this part anew', exit: 3 };
  return { code: 'internal', hint: 'this is a fault of the tool', exit: 5 };
}

function explain(error: unknown, json: boolean): number {
  const { code, hint, exit } = explained(error);
  const message = error instanceof Error ? error.message : String(error);
  const body = { contract: 1, command: 'lab', ok: false, error: { code, message, hint } };
  if (json) console.log(JSON.stringify(body));
  else say(`${message}; ${hint}`);
  return exit;
}

const args = process.argv.slice(2);
process.exitCode = await main(args).catch((error: unknown) =>
  explain(error, args.includes('--json')),
);
