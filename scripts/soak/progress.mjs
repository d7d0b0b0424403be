import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What is done of one game.
 * @typedef {import('@destrier/engine/testkit/check').Finding} Finding
 * @typedef {object} Done
 * @property {number} setup its number among the setups of the game
 * @property {number} from
 * @property {number} to
 * @property {number} choices
 * @property {string[]} taken steps and verbs that were taken
 * @property {Finding[]} findings
 */

/**
 * What is done, in a file: one JSON line per piece of work below a line that says what it is of.
 * @template D
 * @param {string} file
 * @param {string} of
 * @param {boolean} fresh
 * @returns {{ done: D[], add: (done: D) => void }}
 */
export function openProgress(file, of, fresh) {
  const head = JSON.stringify({ soak: 1, of });
  /** @type {D[]} */
  const done = fresh || !existsSync(file) ? [] : read(readFileSync(file, 'utf8'), head);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [head, ...done.map((one) => JSON.stringify(one)), ''].join('\n'));
  return { done, add: (one) => appendFileSync(file, `${JSON.stringify(one)}\n`) };
}

/**
 * The last line may be cut short by the end of the run that wrote it.
 * @template D
 * @param {string} text
 * @param {string} head
 * @returns {D[]}
 */
function read(text, head) {
  const [first, ...lines] = text.split('\n');
  if (first !== head) return [];
  return lines.flatMap((line) => {
    try {
      return [/** @type {D} */ (JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
