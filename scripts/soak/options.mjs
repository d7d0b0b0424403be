import { parseArgs } from 'node:util';
import { Fault, wholeNumber, wrongOption } from '../fault.mjs';

export const HELP = `npm run soak -- [game …] [options]

Plays random games with all guarantees checked: the games of the kernel and those that lie in the tree, or those named.
"odds" holds the odds of duels against duels that are fought out. The table server is tried by "kills.sqlite" and
"kills.postgres" (killed in the middle of choices at 100 tables), "kills.three" (one of three processes is),
"restarts.postgres" (its database is restarted) and "hostile" (requests and frames that no client should send). What is done is kept below .cache/soak and not done again while the sources stay the same.

  --with <name>   also the game of this folder or package, as often as you like
  --games <n>     how many games of each, over all its setups together; of each setup where a game names its own (10000);
                  for odds, how many duels of each setup (200000); for the server, how many kills (200, of three 50),
                  restarts (20), or requests and frames (100000)
  --seed <text>   which games: the same seed plays the same ones (1)
  --threads <n>   how many are played at once, 1 to 16 (2)
  --fresh         forget what is done
  --json          print one JSON object
`;

const GAMES = '10000';
const DUELS = '200000';

/**
 * @typedef {object} Options
 * @property {string[]} names the games to play
 * @property {number} games
 * @property {number} duels
 * @property {number | null} tries of the table server; null: as many as is usual for each
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
      2,
      'game.unknown',
      `there is no game ${unknown}`,
      `it is one of: ${known.join(', ')}`,
    );
  return {
    names: positionals.length === 0 ? known : [...new Set(positionals)],
    games: wholeNumber('--games', values.games ?? GAMES, 1, 10_000_000),
    duels: wholeNumber('--games', values.games ?? DUELS, 1, 10_000_000),
    tries: values.games === undefined ? null : wholeNumber('--games', values.games, 1, 10_000_000),
    seed: values.seed,
    threads: wholeNumber('--threads', values.threads, 1, 16),
    fresh: values.fresh,
    json: values.json,
    help: values.help,
  };
}

/**
 * The folders or packages that are named; their games are known once they are loaded.
 * @param {string[]} args
 */
export function outsideIn(args) {
  return parse(args).values.with;
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        games: { type: 'string' },
        with: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        threads: { type: 'string', default: '2' },
        fresh: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw wrongOption(message, 'see npm run soak -- --help');
  }
}
