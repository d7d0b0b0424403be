// Changes sampled places of the rules code, one at a time, and counts how many the tests notice.
// Types are stripped before the tests run, so a change counts as noticed only if a test fails on it.
import { Fault } from './fault.mjs';
import { HELP, readOptions } from './mutate/options.mjs';
import { toJson, toText } from './mutate/report.mjs';
import { mutate } from './mutate/run.mjs';

const args = process.argv.slice(2);
const cancel = new AbortController();
process.on('SIGINT', () => cancel.abort());
process.on('SIGTERM', () => cancel.abort());

async function main() {
  const options = readOptions(args);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  /** @param {string} words */
  const say = (words) => void process.stderr.write(`mutate: ${words}\n`);
  const report = await mutate(process.cwd(), options, { signal: cancel.signal, say });
  console.log(options.json ? toJson(report) : toText(report));
  return report.partial ? 4 : 0;
}

/** @param {unknown} error */
function fail(error) {
  const known = error instanceof Fault;
  const code = known ? error.code : 'internal';
  const message = error instanceof Error ? error.message : String(error);
  const hint = known ? error.hint : 'this is a fault of the tool';
  if (args.includes('--json')) {
    const body = { contract: 1, command: 'mutate', ok: false, error: { code, message, hint } };
    console.log(JSON.stringify(body));
  } else {
    console.error(`mutate: ${message} (${hint})`);
  }
  return known ? error.exit : 5;
}

process.exitCode = await main().catch(fail);
