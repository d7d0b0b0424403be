import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault } from '../fault.mjs';
import { markSource } from './reach.mjs';
import { Runner } from './runners.mjs';
import { chooseTests } from './sources.mjs';

const SETUP = fileURLToPath(new URL('reach-setup.mjs', import.meta.url));

/**
 * @typedef {import('./sample.mjs').Mutant} Mutant
 * @typedef {import('./sample.mjs').Source} Source
 *
 * For each mutant the tests that reach it, the quickest first; and the seconds each test file takes.
 * @typedef {{ testsOf: Map<Mutant, string[]>, seconds: Record<string, number> }} Reach
 */

/**
 * Runs the tests once on the unchanged code, which they must pass.
 * @param {string} copy
 * @param {Source[]} sources
 * @param {Mutant[]} mutants
 * @param {string[]} wanted
 * @param {(stop: () => void) => void} onStart told how to end the run early
 * @returns {Promise<Reach>}
 */
export async function firstRun(copy, sources, mutants, wanted, onStart) {
  const list = join(copy, '.mutate-reached.jsonl');
  const runner = new Runner({ copy, setupFile: SETUP }, { MUTATE_REACHED: list });
  onStart(() => runner.stop());
  const tests = chooseTests(await runner.start(), wanted);
  if (tests.length === 0) {
    runner.stop();
    throw new Fault(
      2,
      'usage.option',
      `no tests in ${wanted.join(', ')}`,
      'name test files with --tests',
    );
  }
  const { marked, markOf } = markAll(sources, mutants);
  const answer = await runner.run({ write: marked, tests }, Infinity);
  runner.stop();
  const failed = typeof answer === 'string' ? 'the test process ended' : answer.failed;
  if (typeof answer === 'string' || failed !== null) {
    const message = `the tests fail before any change: ${failed}`;
    throw new Fault(3, 'tests.failing', message, 'mend them, or name others with --tests');
  }
  for (const { file, text } of sources) writeFileSync(join(copy, file), text);
  const reached = readReached(list, copy);
  rmSync(list, { force: true });
  const { seconds } = answer;
  return { testsOf: orderTests(mutants, markOf, reached, seconds), seconds };
}

/**
 * @param {Source[]} sources
 * @param {Mutant[]} mutants
 */
function markAll(sources, mutants) {
  /** @type {Map<Mutant, number>} */
  const markOf = new Map();
  /** @type {Source[]} */
  const marked = [];
  for (const source of sources) {
    const here = mutants.filter((mutant) => mutant.file === source.file);
    if (here.length === 0) continue;
    const { text, marks } = markSource(source, here, markOf.size);
    here.forEach((mutant, index) => markOf.set(mutant, marks[index] ?? -1));
    marked.push({ file: source.file, text });
  }
  return { marked, markOf };
}

/**
 * @param {string} list
 * @param {string} copy
 * @returns {Map<string, Set<number>>} the marks that each test file reached
 */
function readReached(list, copy) {
  const lines = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const { file, marks } = /** @type {{ file: string, marks: number[] }} */ (JSON.parse(line));
      return [file.slice(copy.length + 1).replaceAll('\\', '/'), new Set(marks)];
    }),
  );
}

/**
 * The run ends at the first failure, so quick files come first: random play of a thousand games is for what rulings miss.
 * @param {Mutant[]} mutants
 * @param {Map<Mutant, number>} markOf
 * @param {Map<string, Set<number>>} reached
 * @param {Record<string, number>} seconds
 */
function orderTests(mutants, markOf, reached, seconds) {
  const ordered = [...reached].sort(([a], [b]) => (seconds[a] ?? 0) - (seconds[b] ?? 0));
  return new Map(
    mutants.map((mutant) => {
      const mark = markOf.get(mutant) ?? -1;
      return [mutant, ordered.filter(([, marks]) => marks.has(mark)).map(([file]) => file)];
    }),
  );
}
