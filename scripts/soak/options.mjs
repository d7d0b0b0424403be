import { parseArgs } from 'node:util';

export const HELP = `npm run soak -- [game …] [options]

Plays random games with all guarantees checked: the games of the kernel and those that lie in the tree, or those named.
What is done is kept below .cache/soak and not done again while the sources stay the same.

  --games <n>     how many games of each, over all its setups together (10000)
  --seed <text>   which games: the same seed plays the same ones (1)
  --threads <n>   how many are played at once, 1 to 16 (2)
  --fresh         forget what is done
  --json          print one JSON object
`;

/** Wrong use, with a hint what to do. */
export class Fault extends Error {
  /**
   * @param {'usage.option' | 'game.unknown'} code
   * @param {string} message
   * @param {string} hint
   */
  constructor(code, message, hint) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/**
 * @typedef {object} Options
 * @property {string[]} names the games to play
 * @property {number} games
 * @property {string} seed
 * @property {number} threads
 * @property {boolean} fresh
 * @property {boolean} json
 * @property {boolean} help
 */

/**
 * @param {string[]} args
 * @param {string[]} known
 * @returns {Options}
 */
export function readOptions(args, known) {
  const { values, positionals } = parse(args);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Fault(
      'game.unknown',
      `there is no game ${unknown}`,
      `it is one of: ${known.join(', ')}`,
    );
  return {
    names: positionals.length === 0 ? known : [...new Set(positionals)],
    games: wholeNumber('--games', values.games, 10_000_000),
    seed: values.seed,
    threads: wholeNumber('--threads', values.threads, 16),
    fresh: values.fresh,
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
        games: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        threads: { type: 'string', default: '2' },
        fresh: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Fault('usage.option', message, 'see npm run soak -- --help');
  }
}

/**
 * @param {string} option
 * @param {string} text
 * @param {number} most
 */
function wholeNumber(option, text, most) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new Fault(
    'usage.option',
    `${option} ${text} is not possible`,
    `give a whole number from 1 to ${most}`,
  );
}
