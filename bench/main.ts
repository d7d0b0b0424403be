import { OutsideFault, useGames } from '@destrier/registry/outside';
import { availableParallelism, loadavg } from 'node:os';
import { measure } from './measure.js';
import { report, toJson, type Machine } from './report.js';
import { calibration } from './rows/calibration.js';
import { allRows } from './rows/index.js';
import { parse, select, USAGE, UsageError } from './select.js';
import { startChild } from './spawn.js';
import { machineLine, table } from './table.js';

const ROUNDS = 5;
const MS_PER_RUN = 1000;
const WARM_UP_MS = 6000;
const QUICK_ROUNDS = 1;
const QUICK_MS_PER_RUN = 500;
const QUICK_WARM_UP_MS = 1000;

const say = (words: string): void => {
  process.stderr.write(`bench: ${words}\n`);
};

async function main(args: readonly string[]): Promise<number> {
  const { only, outside, quick, json, help } = parse(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  await useGames(outside, process.cwd());
  const chosen = select(allRows(), only);
  const loadAverage = loadavg();
  say(`load average ${loadAverage.map((load) => load.toFixed(2)).join(' ')}`);
  const samples = await measure(
    chosen.map(({ id }) => id),
    {
      rounds: quick ? QUICK_ROUNDS : ROUNDS,
      msPerRun: quick ? QUICK_MS_PER_RUN : MS_PER_RUN,
      warmUpMs: quick ? QUICK_WARM_UP_MS : WARM_UP_MS,
      start: (id) => startChild(id, outside),
      say,
    },
  );
  const found = report(chosen, samples);
  const machine: Machine = {
    node: process.versions.node,
    cores: availableParallelism(),
    loadAverage,
    loadAverageAfter: loadavg(),
    calibration: found.find(({ id }) => id === calibration.id)?.value ?? null,
  };
  console.log(json ? toJson(found, machine) : `${table(found)}\n\n${machineLine(machine)}`);
  return found.every((row) => row.error === undefined) ? 0 : 1;
}

function explain(error: unknown, json: boolean): number {
  const wrongUse = error instanceof UsageError || error instanceof OutsideFault;
  const code = wrongUse ? 'usage.option' : 'internal';
  const message = error instanceof Error ? error.message : String(error);
  const hint = wrongUse ? error.hint : 'please report this';
  if (json) {
    const answer = { contract: 1, command: 'bench', ok: false, error: { code, message, hint } };
    console.log(JSON.stringify(answer));
  } else {
    say(`${message}; ${hint}`);
  }
  return wrongUse ? 2 : 5;
}

const args = process.argv.slice(2);
process.exitCode = await main(args).catch((error: unknown) =>
  explain(error, args.includes('--json')),
);
