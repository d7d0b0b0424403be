import { parseArgs } from 'node:util';
import { wholeNumber, wrongOption } from '../fault.mjs';

export const HELP = `npm run mutate -- <folder> [options]

Changes sampled places of the code in <folder>, one at a time, and counts how many the tests notice.

  --sample <n>     how many places (200)
  --seed <text>    which places: the same seed takes the same ones (1)
  --tests <path>   test files to run: a folder, a file, or a pattern with * and **; may be repeated
                   (the tests of the package that <folder> belongs to)
  --threads <n>    how many changes are tried at once, 1 to 8 (1)
  --out <file>     keep each result in this file
  --resume         go on with the results in that file
  --json           print one JSON object
`;

/**
 * @typedef {object} Options
 * @property {string} folder
 * @property {number} sample
 * @property {string} seed
 * @property {string[]} tests
 * @property {number} threads
 * @property {string | undefined} out
 * @property {boolean} resume
 * @property {boolean} json
 * @property {boolean} help
 */

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  if (values.help !== true && (folder === undefined || more.length > 0)) {
    throw wrongOption('name one folder of sources', 'npm run mutate -- games/<game>/rules');
  }
  if (values.resume === true && values.out === undefined) {
    throw wrongOption(
      '--resume needs --out',
      'name the file that holds the results: --out results.jsonl',
    );
  }
  return {
    folder: folder ?? '',
    sample: wholeNumber('--sample', values.sample, 1, 1_000_000),
    seed: values.seed,
    tests: values.tests,
    threads: wholeNumber('--threads', values.threads, 1, 8),
    out: values.out,
    resume: values.resume,
    json: values.json,
    help: values.help,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        sample: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        tests: { type: 'string', multiple: true, default: [] },
        threads: { type: 'string', default: '1' },
        out: { type: 'string' },
        resume: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrongOption(
      error instanceof Error ? error.message : String(error),
      'see npm run mutate -- --help',
    );
  }
}
