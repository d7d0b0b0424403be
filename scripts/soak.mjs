// Plays many random games of every game with all guarantees checked, and duels against their odds, and tries the table
// server hard; goes on where it was interrupted.
import { knownGames } from '@destrier/registry';
import { OutsideFault, useGames } from '@destrier/registry/outside';
import { availableParallelism, loadavg } from 'node:os';
import { Fault, wrongOption } from './fault.mjs';
import { ODDS } from './soak/odds.mjs';
import { HELP, outsideIn, readOptions } from './soak/options.mjs';
import { exitCode, toJson, toText } from './soak/report.mjs';
import { soak } from './soak/run.mjs';
import { TRIALS } from './soak/trials.mjs';

const args = process.argv.slice(2);
const cancel = new AbortController();
process.on('SIGINT', () => cancel.abort());
process.on('SIGTERM', () => cancel.abort());

/** The games that --with names, seen from where the command runs. */
async function useOutside() {
  try {
    await useGames(outsideIn(args), process.cwd());
  } catch (error) {
    throw error instanceof OutsideFault ? wrongOption(error.message, error.hint) : error;
  }
}

async function main() {
  await useOutside();
  const games = knownGames().map(({ game }) => game.id);
  const options = readOptions(args, [...games, ODDS, ...TRIALS]);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const loadAverage = loadavg();
  /** @param {string} words */
  const say = (words) => void process.stderr.write(`soak: ${words}\n`);
  const results = await soak(options, { signal: cancel.signal, say });
  const machine = {
    node: process.versions.node,
    cores: availableParallelism(),
    loadAverage,
    loadAverageAfter: loadavg(),
    calibration: null,
  };
  console.log(options.json ? toJson(results, machine) : toText(results));
  return exitCode(results);
}

/** @param {unknown} error */
function fail(error) {
  const known = error instanceof Fault;
  const code = known ? error.code : 'internal';
  const message = error instanceof Error ? error.message : String(error);
  const hint = known ? error.hint : 'this is a fault of the tool';
  const body = { contract: 1, command: 'soak', ok: false, error: { code, message, hint } };
  if (args.includes('--json')) console.log(JSON.stringify(body));
  else console.error(`soak: ${message} (${hint})`);
  return known ? 2 : 5;
}

process.exitCode = await main().catch(fail);
