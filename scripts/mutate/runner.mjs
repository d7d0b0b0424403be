// A process that keeps Vitest ready in one copy of the tree and runs test files on request. Its parent
// ends it when a changed program does not come to an end.

import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * `write` changes files of the copy before the run; `tests` are run in this order.
 * @typedef {{ write: { file: string, text: string }[], tests: string[] }} Request
 *
 * What failed first, in words; and the seconds of each test file.
 * @typedef {{ failed: string | null, seconds: Record<string, number> }} Answer
 *
 * With a set-up file every test file runs to its end and alone, so that what it reaches is known;
 * without one the run ends at the first failure.
 * @typedef {{ copy: string, setupFile?: string }} Place
 *
 * @typedef {{ ready: string[] } | Answer} Message
 */

const { copy, setupFile } = /** @type {Place} */ (JSON.parse(process.argv[2] ?? '{}'));

/** @type {Answer} */
let answer = { failed: null, seconds: {} };

/** @param {string} path */
const nameOf = (path) => relative(copy, path).replaceAll('\\', '/');

/** @type {import('vitest/reporters').Reporter} */
const reporter = {
  onTestCaseResult: (test) => {
    if (test.result().state === 'failed')
      answer.failed ??= `${nameOf(test.module.moduleId)} > ${test.fullName}`;
  },
  onTestModuleEnd: (module) => {
    const name = nameOf(module.moduleId);
    const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    answer.seconds[name] = (prepareDuration + collectDuration + setupDuration + duration) / 1000;
    if (module.state() === 'failed')
      answer.failed ??= `${name}: ${firstLine(module.errors()[0]?.message)}`;
  },
  onTestRunEnd: (_modules, errors) => {
    if (errors.length > 0) answer.failed ??= `outside a test: ${firstLine(errors[0]?.message)}`;
  },
};

/** @param {string | undefined} text */
function firstLine(text) {
  return (text ?? 'failed').split('\n')[0] ?? '';
}

/** Files in the order of the request, which is from quick to slow. */
class AsAsked {
  /** @param {import('vitest/node').TestSpecification[]} files */
  sort(files) {
    return files;
  }

  /** @param {import('vitest/node').TestSpecification[]} files */
  shard(files) {
    return files;
  }
}

const vitest = await createVitest('test', {
  root: copy,
  watch: false,
  pool: 'threads',
  maxWorkers: 1,
  ...(setupFile === undefined ? { bail: 1 } : { isolate: true }),
  reporters: [reporter],
  silent: true,
  sequence: { sequencer: AsAsked },
});
if (setupFile !== undefined) {
  for (const project of vitest.projects) project.config.setupFiles.push(setupFile);
}
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((one) => [nameOf(one.moduleId), one]),
);

/** @param {Request} request */
async function run({ write, tests }) {
  for (const { file, text } of write) {
    writeFileSync(join(copy, file), text);
    vitest.invalidateFile(join(copy, file));
  }
  answer = { failed: null, seconds: {} };
  await vitest.runTestSpecifications(tests.flatMap((name) => specifications.get(name) ?? []));
  return answer;
}

/** @param {Message} message */
const send = (message) => process.send?.(message);

process.on('message', (/** @type {Request} */ request) => {
  run(request).then(send, (/** @type {unknown} */ error) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit());
send({ ready: [...specifications.keys()].sort() });
