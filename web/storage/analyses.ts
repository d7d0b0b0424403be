import type { Decision, Stand } from '@destrier/bots/curve';
import type { Seat } from '@destrier/engine';
import { database } from './store.js';

/** What was found out about a finished game, with all that is needed to look at it again without a network. */
export interface KeptAnalysis {
  /** Which table: `here-<id>` or `table-<id>`. */
  readonly where: string;
  readonly game: string;
  /** The whole game. */
  readonly record: string;
  readonly sitters: readonly KeptSitter[];
  /** Whose choices were judged. */
  readonly seats: readonly Seat[];
  readonly stands: readonly Stand[];
  readonly decisions: readonly Decision[];
  /** The choices whose puzzles are solved, by number. */
  readonly solved: readonly number[];
  /** When, in milliseconds; only to sort by. */
  readonly at: number;
}

export interface KeptSitter {
  readonly name: string;
  readonly who: 'here' | 'away' | { readonly bot: string };
  /** Missing in what was kept when not everybody bore arms. */
  readonly arms?: string;
}

/** Where the browser keeps nothing: as long as the tab is open. */
const passing = new Map<string, KeptAnalysis>();

export const analyses = {
  /** The latest first. */
  async list(): Promise<KeptAnalysis[]> {
    const db = await database();
    const all = db === null ? [...passing.values()] : await db.getAll('analyses');
    return all.toSorted((one, other) => other.at - one.at);
  },
  async get(where: string): Promise<KeptAnalysis | undefined> {
    const db = await database();
    return db === null ? passing.get(where) : db.get('analyses', where);
  },
  async put(kept: KeptAnalysis): Promise<void> {
    const db = await database();
    if (db === null) passing.set(kept.where, kept);
    else await db.put('analyses', kept);
  },
  async remove(where: string): Promise<void> {
    const db = await database();
    if (db === null) passing.delete(where);
    else await db.delete('analyses', where);
  },
};
