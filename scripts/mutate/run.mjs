import { rmSync } from 'node:fs';
import { copyTree } from './copy.mjs';
import { Fault } from '../fault.mjs';
import { firstRun } from './first-run.mjs';
import { fingerprint, keyOf, openResults } from './results-file.mjs';
import { Runner } from './runners.mjs';
import { takeSample } from './sample.mjs';
import { packageOf, readSources } from './sources.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {import('./results-file.mjs').Row} Row
 * @typedef {import('./sample.mjs').Mutant} Mutant
 * @typedef {import('./sample.mjs').Source} Source
 *
 * @typedef {object} Work
 * @property {Source[]} sources
 * @property {Mutant[]} waiting
 * @property {import('./first-run.mjs').Reach} reach
 * @property {AbortSignal} signal
 * @property {(mutant: Mutant, verdict: Omit<Row, 'key'>) => void} add
 */

/** Seconds that a test run may take beyond five times what it took on the unchanged code. */
const PATIENCE = 10;

/**
 * @param {string} root
 * @param {Options} options
 * @param {{ signal: AbortSignal, say: (words: string) => void }} surroundings
 * @returns {Promise<Report>}
 */
export async function mutate(root, options, { signal, say }) {
  const begun = performance.now();
  const { folder, sources } = readSources(root, options.folder);
  const { sample, seed, threads } = options;
  const wanted = options.tests.length > 0 ? options.tests : [packageOf(root, folder)];
  const { mutants, places } = takeSample(sources, sample, seed);
  if (mutants.length === 0) {
    throw new Fault(
      2,
      'usage.option',
      `${options.folder} holds nothing to change`,
      'name the folder of the rules',
    );
  }
  const of = fingerprint({ folder, sample, seed, wanted, sources });
  const { known, add } = openResults(options.out, options.resume, of);
  const waiting = mutants.filter((mutant) => !known.has(keyOf(mutant)));
  const before = known.size;

  /** @type {string[]} */
  const copies = [];
  let firstRunSeconds = 0;
  try {
    if (waiting.length > 0) {
      say(
        `${mutants.length} of ${places} places in ${folder}, ${before} known; running the tests unchanged`,
      );
      copies.push(copyTree(root));
      const reach = await firstRun(copies[0] ?? '', sources, waiting, wanted, (stop) =>
        onAbort(signal, stop),
      );
      firstRunSeconds = secondsSince(begun);
      while (copies.length < Math.min(threads, waiting.length)) copies.push(copyTree(root));
      const step = Math.ceil(mutants.length / 20);
      /** @type {Work['add']} */
      const keep = (mutant, verdict) => {
        const row = { key: keyOf(mutant), ...verdict };
        known.set(row.key, row);
        add(row);
        if (known.size % step === 0)
          say(`${known.size} of ${mutants.length} tried, ${countNoticed(known)} noticed`);
      };
      const work = { sources, waiting: [...waiting], reach, signal, add: keep };
      await Promise.all(copies.map((copy) => tryMutants(copy, work)));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
  const seconds = secondsSince(begun);
  const tried = Math.max(1, known.size - before);
  const secondsPerMutant = (seconds - firstRunSeconds) / tried;
  return {
    folder,
    sample,
    seed,
    places,
    results: mutants.flatMap((mutant) => toResult(mutant, known.get(keyOf(mutant)))),
    partial: known.size < mutants.length,
    timing: { seconds, firstRunSeconds, secondsPerMutant, threads },
  };
}

/**
 * Takes one waiting mutant after the other and tries it in its own copy of the tree.
 * @param {string} copy
 * @param {Work} work
 */
async function tryMutants(copy, { sources, waiting, reach, signal, add }) {
  const runner = new Runner({ copy });
  onAbort(signal, () => runner.stop());
  const textOf = new Map(sources.map((source) => [source.file, source.text]));
  /** @type {Source[]} */
  let restore = [];
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const { file, source } = mutant;
    const tests = reach.testsOf.get(mutant) ?? [];
    if (tests.length === 0) {
      add(mutant, { noticed: false, by: null, reached: false });
      continue;
    }
    const usual = tests.reduce((sum, test) => sum + (reach.seconds[test] ?? 0), 0);
    const write = [...restore, { file, text: source }];
    const answer = await runner.run({ write, tests }, PATIENCE + 5 * usual);
    if (signal.aborted) return;
    restore = [{ file, text: textOf.get(file) ?? '' }];
    const by = typeof answer === 'string' ? answer : answer.failed;
    add(mutant, { noticed: by !== null, by, reached: true });
  }
  runner.stop();
}

/**
 * @param {AbortSignal} signal
 * @param {() => void} stop
 */
function onAbort(signal, stop) {
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
}

/** @param {Map<string, Row>} rows */
function countNoticed(rows) {
  return [...rows.values()].filter((row) => row.noticed).length;
}

/**
 * @param {Mutant} mutant
 * @param {Row | undefined} row
 * @returns {import('./report.mjs').Result[]} nothing for a mutant that was not tried
 */
function toResult({ file, line, kind, before, after }, row) {
  if (row === undefined) return [];
  const { noticed, by, reached } = row;
  return [{ file, line, kind, before, after, noticed, by, reached }];
}

/** @param {number} begun */
function secondsSince(begun) {
  return (performance.now() - begun) / 1000;
}
