import { createHash, type Hash } from 'node:crypto';
import { Refused } from '../refused.js';
import type { LogRow, SnapshotRow } from '../storage/schema.js';
import type { Storage } from '../storage/storage.js';
import { entryFrom, type Entry } from './entry.js';
import { Play, type Setting } from './play.js';

type Row = Pick<LogRow, 'seq' | 'body' | 'at'>;
type Snapshot = Pick<SnapshotRow, 'seq' | 'body' | 'hash'>;

/** A game as it was after an entry. */
interface Reached {
  readonly play: Play;
  readonly at: number;
  /** The entries that follow. */
  readonly rest: readonly Row[];
}

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
  begun(entry: Entry, at: number): Play {
    if (entry.kind !== 'start') throw new Refused('table.open');
    return Play.start(this.#setting, entry, at);
  }

  after(seq: number): Promise<Row[]> {
    return this.#storage.db
      .selectFrom('log')
      .select(['seq', 'body', 'at'])
      .where('table', '=', this.#table)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
  }

  /** The game as it stands; null before it has begun. `kept`: the entry after which it was put away last. */
  async latest(): Promise<{
    readonly play: Play | null;
    readonly seq: number;
    readonly at: number;
    readonly kept: number;
  }> {
    // Before the entries: what another process puts away meanwhile would be ahead of them.
    const snapshot = await this.#snapshot();
    const rows = await this.after(0);
    const last = rows.at(-1);
    if (last === undefined) return { play: null, seq: 0, at: 0, kept: 0 };
    this.#digest = createHash('sha256');
    this.#latest = [];
    const found = snapshot === undefined ? null : this.#judged(snapshot, rows);
    for (const { body } of rows.slice(found?.seq ?? 0)) this.add(body);
    const play = found?.play ?? this.#fromStart(rows);
    for (const row of rows.slice(found?.seq ?? rows.length)) apply(play, row);
    return { play, seq: last.seq, at: last.at, kept: found?.seq ?? 0 };
  }

  /** The game as it was after an entry; null before the first. */
  async upTo(seq: number): Promise<Reached | null> {
    const rows = await this.after(0);
    const past = rows.slice(0, seq);
    const last = past.at(-1);
    if (last === undefined) return null;
    return { play: this.#fromStart(past), at: last.at, rest: rows.slice(seq) };
  }

  #fromStart([first, ...others]: readonly Row[]): Play {
    if (first === undefined) throw new Error('a game without a beginning');
    const play = this.begun(entryFrom(first.body), first.at);
    for (const row of others) apply(play, row);
    return play;
  }

  #snapshot(): Promise<Snapshot | undefined> {
    return this.#storage.db
      .selectFrom('snapshots')
      .select(['seq', 'body', 'hash'])
      .where('table', '=', this.#table)
      .executeTakeFirst();
  }

  /** The game of a snapshot, if these entries led to it. */
  #judged(
    found: Snapshot,
    rows: readonly Row[],
  ): { readonly play: Play; readonly seq: number } | null {
    try {
      const past = rows.slice(0, found.seq);
      if (past.at(-1)?.seq !== found.seq) throw new Error('it is ahead of the log');
      const digest = digestOf(past);
      if (hashOf(digest, found.body) !== found.hash)
        throw new Error('it is not what these entries led to');
      const play = Play.load(this.#setting, found.body);
      this.#digest = digest;
      return { play, seq: found.seq };
    } catch (error) {
      this.#repaired(error);
      return null;
    }
  }

  /** Puts the game away as it is after an entry, in place of what was put away before. */
  async keep(play: Play, seq: number): Promise<void> {
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

function apply(play: Play, { body, seq, at }: Row): void {
  play.apply(entryFrom(body), seq, at);
}

function digestOf(rows: readonly Row[]): Hash {
  const digest = createHash('sha256');
  digest.update(rows.map(({ body }) => `${body}\n`).join(''));
  return digest;
}

const hashOf = (log: Hash, body: string): string =>
  createHash('sha256').update(log.copy().digest('hex')).update(body).digest('hex');
