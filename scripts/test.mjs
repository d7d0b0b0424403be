// All checks and tests of the project, from a clone with nothing installed. With --static, all but the tests.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile } from './build.mjs';
import { run, tool } from './process.mjs';
import { exclusively, orEnd, setUpPackages } from './setup.mjs';
import { readJson, root } from './workspaces.mjs';

const REPORT = join(root, '.cache', 'tests.json');

/** @typedef {{ name: string, work: () => Promise<number> }} Stage */

/** @type {Stage[]} */
const STATIC = [
  { name: 'format', work: () => run(tool('oxfmt'), ['--check']) },
  { name: 'lint', work: () => run(tool('oxlint'), []) },
  { name: 'imports', work: () => run('scripts/imports.mjs', []) },
  { name: 'names', work: () => run('scripts/names.mjs', []) },
  { name: 'licences', work: () => run('scripts/licences.mjs', []) },
  { name: 'unused code', work: () => run(tool('knip'), []) },
  { name: 'types', work: () => exclusively(() => compile([], 'stdout')) },
];

/** @type {Stage} */
const TESTS = { name: 'tests', work: runTestsAndAgain };

/** Tests of what people see and of processes that die depend on how busy the machine is. */
const BUSY = /^(?:web\/browser|server\/trials)\//;

/**
 * A file that fails outside its tests counts as one failure.
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestFile
 */

/** @param {string[]} files none means all */
async function runTests(files) {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const code = await run(tool('vitest'), ['run', ...reporters, ...files]);
  /** @type {{ testResults: TestFile[] }} */
  const { testResults } = existsSync(REPORT) ? readJson(REPORT) : { testResults: [] };
  return { code, testResults };
}

/** @type {TestFile[]} */
let results = [];

/** Files that failed beside others and depend on that are run once more, alone; both are told. */
async function runTestsAndAgain() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const first = await runTests([]);
  results = first.testResults;
  const failed = results.filter(({ status }) => status === 'failed');
  const names = failed.map(({ name }) => relative(root, name).replaceAll('\\', '/'));
  if (first.code === 0 || failed.length === 0 || !names.every((name) => BUSY.test(name)))
    return first.code;
  console.log(`\nFailed beside others, run again alone: ${names.join(', ')}`);
  const again = await runTests(names);
  results = [...results.filter((file) => !failed.includes(file)), ...again.testResults];
  if (again.code === 0)
    for (const { assertionResults } of failed)
      for (const { status, fullName } of assertionResults)
        if (status === 'failed') console.log(`Failed once, passed alone: ${fullName}`);
  return again.code;
}

function countTests() {
  if (results.length === 0) return '0 passed, 1 failed';
  let passed = 0;
  let failed = 0;
  for (const file of results) {
    const bad = file.assertionResults.filter(({ status }) => status === 'failed').length;
    passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    failed += bad === 0 && file.status === 'failed' ? 1 : bad;
  }
  return `${passed} passed, ${failed} failed`;
}

/** @param {Stage} stage */
async function passes({ name, work }) {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const code = await work();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
}

await orEnd(setUpPackages());
const withTests = !process.argv.includes('--static');
/** @type {string[]} */
const failed = [];
for (const stage of withTests ? [...STATIC, TESTS] : STATIC) {
  if (!(await passes(stage))) failed.push(stage.name);
}
if (withTests) console.log(`\n${countTests()}`);
console.log(failed.length === 0 ? 'All stages passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
