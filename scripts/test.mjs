// All checks and tests of the project, from a clone with nothing installed. With --static, all but the tests.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
const TESTS = { name: 'tests', work: runTests };

async function runTests() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  return run(tool('vitest'), ['run', ...reporters]);
}

/**
 * A file that fails outside its tests counts as one failure.
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 */
function countTests() {
  if (!existsSync(REPORT)) return '0 passed, 1 failed';
  /** @type {{ testResults: TestFile[] }} */
  const { testResults } = readJson(REPORT);
  let passed = 0;
  let failed = 0;
  for (const file of testResults) {
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
