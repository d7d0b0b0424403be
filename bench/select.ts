import { nearest } from '@destrier/engine';
import { parseArgs } from 'node:util';
import type { Row } from './row.js';
import { calibration } from './rows/calibration.js';

export const USAGE = `npm run bench [-- options]
  --only id,...   these rows, with the peers they are compared with; ring means every ring.…
  --with name     also the game of this folder or package, as often as you like
  --quick         one shorter run instead of five, for a first look
  --json          one line of JSON on stdout
  --help          this text`;

export interface Options {
  readonly only: readonly string[];
  /** Folders or packages of games from outside. */
  readonly outside: readonly string[];
  readonly quick: boolean;
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

export function parse(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        with: { type: 'string', multiple: true, default: [] },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { quick, json, help, only = '', with: outside } = values;
    return { quick, json, help, outside, only: only.split(',').filter((id) => id !== '') };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

/** The rows asked for with the peers they need, and the calibration, in the order of the list. */
export function select(rows: readonly Row[], only: readonly string[]): readonly Row[] {
  if (only.length === 0) return rows;
  const wanted = new Set([calibration.id]);
  for (const word of only) {
    const found = rows.filter(({ id }) => id === word || id.startsWith(`${word}.`));
    if (found.length === 0) throw unknown(word, rows);
    for (const { id, peer } of found) {
      wanted.add(id);
      for (const peerId of peer?.rows ?? []) wanted.add(peerId);
    }
  }
  return rows.filter(({ id }) => wanted.has(id));
}

function unknown(word: string, rows: readonly Row[]): UsageError {
  const ids = rows.map(({ id }) => id);
  const near = nearest(word, ids);
  return new UsageError(
    `there is no row ${word}`,
    `${near === undefined ? '' : `did you mean ${near}? `}The rows are ${ids.join(', ')}`,
  );
}
