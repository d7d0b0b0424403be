import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Fault } from '../fault.mjs';

/**
 * Results in a file, one JSON line each below a line that says what they are of.
 * @typedef {import('./report.mjs').Result} Result
 * @typedef {import('./sample.mjs').Mutant} Mutant
 * @typedef {{ key: string, noticed: boolean, by: string | null, reached: boolean }} Row
 */

/** @param {Mutant} mutant */
export const keyOf = ({ file, start, kind, after }) => `${file}:${start}:${kind}:${after}`;

/**
 * What a set of results is of: the same options on the same sources and tests.
 * @param {object} run
 */
export function fingerprint(run) {
  return createHash('sha256').update(JSON.stringify(run)).digest('hex');
}

/**
 * @param {string | undefined} file
 * @param {boolean} resume
 * @param {string} of
 * @returns {{ known: Map<string, Row>, add: (row: Row) => void }}
 */
export function openResults(file, resume, of) {
  if (file === undefined) return { known: new Map(), add: () => {} };
  const known = new Map(existsSync(file) ? readResults(file, resume, of) : []);
  const rows = [...known.values()].map((row) => `${JSON.stringify(row)}\n`);
  writeFileSync(file, `${JSON.stringify({ mutate: 1, of })}\n${rows.join('')}`);
  return { known, add: (row) => appendFileSync(file, `${JSON.stringify(row)}\n`) };
}

/**
 * @param {string} file
 * @param {boolean} resume
 * @param {string} of
 * @returns {[key: string, row: Row][]}
 */
function readResults(file, resume, of) {
  if (!resume) {
    throw new Fault(
      2,
      'usage.option',
      `${file} is already there`,
      'add --resume to go on with it, or name another file',
    );
  }
  const [head, ...rows] = readFileSync(file, 'utf8').split('\n');
  if (head !== JSON.stringify({ mutate: 1, of })) {
    const hint =
      'name a new file: the folder, the options or the sources differ from those of its results';
    throw new Fault(3, 'results.foreign', `${file} holds results of another run`, hint);
  }
  return rows.flatMap(readRow).map((row) => [row.key, row]);
}

/**
 * The last line may be cut short by the end of the run that wrote it.
 * @param {string} line
 * @returns {Row[]}
 */
function readRow(line) {
  try {
    return [/** @type {Row} */ (JSON.parse(line))];
  } catch {
    return [];
  }
}
