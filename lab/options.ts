import { hintFor } from '@destrier/engine';
import { parseArgs } from 'node:util';
import type { Part } from './part.js';
import { isWithin } from './row.js';

export const USAGE = `npm run lab [-- options]

Measures the levels of the bots and the balance of the games: every table of docs/bots.md and docs/balance-*.md.
It can be stopped at any moment and goes on where it was; what is done is kept below .cache/lab.

  --quick          fewer games, ten minutes on two cores: compares with docs/lab*.json and writes nothing
  --with name      also the game of this folder or package, as often as you like
  --only id,...    these parts; seats means every seats.…
  --write          plays nothing: writes what is measured so far into the documents
  --threads <n>    how many games are played at once, 1 to 16 (2)
  --fresh          forget what is done of these parts
  --list           the parts, with their games
  --json           one line of JSON on stdout
  --help           this text

A whole run without --only ends by writing the documents. A part depends on rules, content, the bots' versions and how
they play: games from before a change are not counted.`;

export interface Options {
  readonly quick: boolean;
  readonly only: readonly string[];
  /** Folders or packages of games from outside. */
  readonly outside: readonly string[];
  readonly write: boolean;
  readonly threads: number;
  readonly fresh: boolean;
  readonly list: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

/** The command was used wrongly; the hint says how to put it right. */
export class UsageError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const flag = { type: 'boolean', default: false } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        quick: flag,
        only: { type: 'string', default: '' },
        with: { type: 'string', multiple: true, default: [] },
        write: flag,
        threads: { type: 'string', default: '2' },
        fresh: flag,
        list: flag,
        json: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message, 'see npm run lab -- --help');
  }
}

export function readOptions(args: readonly string[]): Options {
  const { threads, only, with: outside, ...flags } = parse(args);
  if (!/^([1-9]|1[0-6])$/.test(threads))
    throw new UsageError(
      `--threads ${threads} is not possible`,
      'give a whole number from 1 to 16',
    );
  if (flags.quick && flags.write)
    throw new UsageError('a quick run writes nothing', 'leave out --quick or --write');
  if (flags.write && flags.fresh)
    throw new UsageError('nothing would be left to write', 'leave out --fresh or --write');
  return {
    ...flags,
    outside,
    threads: Number(threads),
    only: only.split(',').filter((id) => id !== ''),
  };
}

/** The parts asked for, in their own order. */
export function select(parts: readonly Part[], only: readonly string[]): readonly Part[] {
  for (const word of only)
    if (!parts.some(({ id }) => isWithin(word, id)))
      throw new UsageError(
        `there is no part ${word}`,
        hintFor(
          word,
          parts.map(({ id }) => id),
        ),
      );
  if (only.length === 0) return parts;
  return parts.filter(({ id }) => only.some((word) => isWithin(word, id)));
}
