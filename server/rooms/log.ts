import { createHash, type Hash } from 'node:crypto';
import { hashOf as hashOfData, type AnyGame, type SavedTable } from '@destrier/engine';
import { Refused } from '../refused.js';
import type { LogRow, SnapshotRow } from '../storage/schema.js';
import type { Storage } from '../storage/storage.js';
import { entryFrom, type Entry } from './entry.js';
import { TableGame, type Setting } from './table-game.js';

type EntryRow = Pick<LogRow, 'seq' | 'body' | 'at'>;
type Snapshot = Pick<SnapshotRow, 'seq' | 'body' | 'hash'>;

/** A game as it was after an entry. */
interface Reached {
  readonly play: TableGame;
  readonly at: number;
  /** The entries that follow. */
  readonly rest: readonly EntryRow[];
}

/** Somebody who looks back is shown the game from a copy at most this many entries before. */
const APART = 100;
/** Copies of one game, at most; beyond that entries far back are played from the last of them. */
const MOST_COPIES = 32;

/** The log of one table, and the game that follows from it. */
export class Log {
  readonly #storage: Storage;
  readonly #table: string;
  readonly #setting: Setting;
  readonly #repaired: (error: unknown) => void;
  /** Of all entries so far but the latest: a snapshot must belong to these and no others. */
  #digest: Hash = createHash('sha256');
  /** The latest, which enter the digest together when it is asked for. */
  #latest: string[] = [];

  /** The game as it was at some entries, kept from the first time that somebody looks back. */
  readonly #copies: Pick<Reached & EntryRow, 'seq' | 'at' | 'play'>[] = [];

  constructor(
    storage: Storage,
    table: string,
    setting: Setting,
    repaired: (error: unknown) => void,
  ) {
    this.#storage = storage;
    this.#table = table;
    this.#setting = setting;
    this.#repaired = repaired;
  }

  add(body: string): void {
    this.#latest.push(`${body}\n`);
  }

  /** The game that a first entry begins. */
  begun(entry: Entry, at: number): TableGame {
    if (entry.kind !== 'start') throw new Refused('table.open');
    return TableGame.start(this.#setting, entry, at);
  }

  /** When an entry was made. */
  async timeOf(seq: number): Promise<number | undefined> {
    const row = await this.#storage.db
      .selectFrom('log')
      .select('at')
      .where('table', '=', this.#table)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return row?.at;
  }

  after(seq: number): Promise<EntryRow[]> {
    return rowsAfter(this.#storage, this.#table, seq);
  }

  /** The game as it stands; null before it has begun. `kept`: the entry after which it was put away last. */
  async latest(): Promise<{
    readonly play: TableGame | null;
    readonly seq: number;
    readonly at: number;
    readonly kept: number;
  }> {
    // Before the entries: what another process puts away meanwhile would be ahead of them.
    const snapshot = await snapshotOf(this.#storage, this.#table);
    const rows = await this.after(0);
    const last = rows.at(-1);
    if (last === undefined) return { play: null, seq: 0, at: 0, kept: 0 };
    this.#digest = createHash('sha256');
    this.#latest = [];
    const found = snapshot === undefined ? null : this.#judged(snapshot, rows);
    for (const { body } of rows.slice(found?.seq ?? 0)) this.add(body);
    const play = found?.play ?? this.#fromStart(rows);
    for (const row of rows.slice(found?.seq ?? rows.length)) this.#apply(play, row);
    return { play, seq: last.seq, at: last.at, kept: found?.seq ?? 0 };
  }

  /** The game as it was after an entry; null before the first. */
  async upTo(seq: number): Promise<Reached | null> {
    const copy = this.#copies.findLast((one) => one.seq <= seq);
    const rows = await this.after(copy?.seq ?? 0);
    const past = rows.slice(0, seq - (copy?.seq ?? 0));
    const at = past.at(-1)?.at ?? copy?.at;
    if (at === undefined) return null;
    const play =
      copy === undefined
        ? this.#from(this.#fromStart(past.slice(0, 1)), past.slice(1))
        : this.#from(copy.play.copy(), past);
    return { play, at, rest: rows.slice(past.length) };
  }

  #fromStart([first, ...others]: readonly EntryRow[]): TableGame {
    if (first === undefined) throw new Error('a game without a beginning');
    const play = this.#tried(first, () => this.begun(entryFrom(first.body), first.at));
    for (const row of others) this.#apply(play, row);
    return play;
  }

  /** Goes on with a game, and keeps copies of it on the way. */
  #from(play: TableGame, rows: readonly EntryRow[]): TableGame {
    for (const row of rows) {
      this.#apply(play, row);
      const { seq, at } = row;
      const last = this.#copies.at(-1)?.seq ?? 0;
      if (seq - last >= APART && this.#copies.length < MOST_COPIES)
        this.#copies.push({ seq, at, play: play.copy() });
    }
    return play;
  }

  #apply(play: TableGame, row: EntryRow): void {
    const { body, seq, at } = row;
    this.#tried(row, () => play.apply(entryFrom(body), seq, at));
  }

  /** An entry of a table that was opened with other rules: where these cannot carry it out, they play otherwise. */
  #tried<T>({ seq }: EntryRow, carryOut: () => T): T {
    const { rules, game } = this.#setting;
    if (rules === game.rulesVersion) return carryOut();
    try {
      return carryOut();
    } catch {
      throw otherwise(rules, game, seq);
    }
  }

  /** The game that these rules make of entries made by others, if it is the one that was put away. */
  #like(past: readonly EntryRow[], { seq, body }: Snapshot, rules: string): TableGame {
    const play = this.#fromStart(past);
    const { match } = JSON.parse(TableGame.tableIn(body)) as SavedTable;
    if (play.table.hash !== hashOfData(match)) throw otherwise(rules, this.#setting.game, seq);
    return play;
  }

  /** The game of a snapshot, if these entries led to it. */
  #judged(
    found: Snapshot,
    rows: readonly EntryRow[],
  ): { readonly play: TableGame; readonly seq: number } | null {
    try {
      const past = rows.slice(0, found.seq);
      const digest = boundTo(past, found);
      const { rules } = JSON.parse(TableGame.tableIn(found.body)) as SavedTable;
      const play =
        rules === this.#setting.game.rulesVersion
          ? TableGame.load(this.#setting, found.body)
          : this.#like(past, found, rules);
      this.#digest = digest;
      return { play, seq: found.seq };
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.#repaired(error);
      return null;
    }
  }

  /** Puts the game away as it is after an entry, in place of what was put away before. */
  async keep(play: TableGame, seq: number): Promise<void> {
    this.#digest.update(this.#latest.join(''));
    this.#latest = [];
    const body = play.save();
    const row = { table: this.#table, seq, body, hash: hashOf(this.#digest, body) };
    await this.#storage.write(async (db) => {
      await db
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('table').doUpdateSet({ seq, body, hash: row.hash }),
        )
        .execute();
    });
  }
}

/** The log of a game holds choices alone: these rules make another game of it. */
const otherwise = (rules: string, game: AnyGame, seq: number): Refused =>
  new Refused('table.rules', { rules, here: game.rulesVersion, seq });

function rowsAfter({ db }: Storage, table: string, seq: number): Promise<EntryRow[]> {
  return db
    .selectFrom('log')
    .select(['seq', 'body', 'at'])
    .where('table', '=', table)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
}

function snapshotOf({ db }: Storage, table: string): Promise<Snapshot | undefined> {
  return db
    .selectFrom('snapshots')
    .select(['seq', 'body', 'hash'])
    .where('table', '=', table)
    .executeTakeFirst();
}

/** The digest of entries that a snapshot was made after. */
function boundTo(past: readonly EntryRow[], { seq, body, hash }: Snapshot): Hash {
  if (past.at(-1)?.seq !== seq) throw new Error('it is ahead of the log');
  const digest = digestOf(past);
  if (hashOf(digest, body) !== hash) throw new Error('it is not what these entries led to');
  return digest;
}

/** The table that was put away last, as the engine saved it, and after which entry: it can be read without its rules. */
export async function putAway(
  storage: Storage,
  table: string,
): Promise<{ readonly table: string; readonly seq: number } | null> {
  const snapshot = await snapshotOf(storage, table);
  if (snapshot === undefined) return null;
  const { seq, body } = snapshot;
  boundTo((await rowsAfter(storage, table, 0)).slice(0, seq), snapshot);
  return { table: TableGame.tableIn(body), seq };
}

function digestOf(rows: readonly EntryRow[]): Hash {
  const digest = createHash('sha256');
  digest.update(rows.map(({ body }) => `${body}\n`).join(''));
  return digest;
}

const hashOf = (log: Hash, body: string): string =>
  createHash('sha256').update(log.copy().digest('hex')).update(body).digest('hex');
