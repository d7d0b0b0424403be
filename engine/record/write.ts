import type { SavedTable } from '../table-types.js';
import { canonical } from '../canonical.js';
import type { GameEvent } from '../events.js';
import { prepare, shapeHash } from '../game.js';
import type { Viewer } from '../secrecy/view.js';
import { commitmentOf } from '../seed.js';
import { Table } from '../table.js';
import { choose } from './choose.js';
import { printRecord } from './print.js';
import {
  choiceCount,
  CHOICES_PER_STATE_HASH,
  type GameRecord,
  type Happenings,
  type RecordedChoice,
  type RecordEntry,
} from './record.js';
import { tableFrom } from './state.js';

export interface RecordDetails {
  /** By seat. */
  readonly names?: readonly (string | null)[];
  /** The whole record up to where this table went on by other rules. */
  readonly before?: GameRecord;
}

export interface Writing extends RecordDetails {
  /** `all` when the game is over; before that, what a seat or the public may know. */
  readonly reveal: 'all' | Viewer;
}

/**
 * The record of a table as text. A viewer's record holds that seat's own choices, of the others' only who chose
 * when (their words may name hidden cards), and the events as the viewer saw them; no seed, no draws, no hashes of
 * states, because a hash of a state with few unknowns tells them to whoever tries them all.
 */
export function writeRecord(table: Table, { reveal, ...keeping }: Writing): string {
  if (reveal !== 'all') return printRecord(recordFor(table, reveal, keeping));
  if (!table.over && typeof table.seed !== 'string')
    throw new Error(
      'the whole record of a table is given out when its game is over: write it for a seat or the public',
    );
  return printRecord(recordOf(table, keeping));
}

type Opening = Omit<GameRecord, 'disclosed' | 'setup' | 'entries' | 'result'>;

function opening({ prepared, seed }: Table, { names, before }: RecordDetails): Opening {
  return {
    game: prepared.game.id,
    rules: before?.rules ?? prepared.game.rulesVersion,
    shape: shapeHash(prepared.game),
    content: prepared.contentHash,
    names: prepared.seats.map((seat) => names?.[seat] ?? before?.names[seat] ?? null),
    options: prepared.options,
    commitment: commitmentOf(seed),
  };
}

/** Everything about a table, to be kept: it holds all secrets. The table is played again, so that it is known to be true. */
export function recordOf(table: Table, keeping: RecordDetails = {}): GameRecord {
  const { before } = keeping;
  const start = startOf(table, before);
  const again = before === undefined ? fromSetup(table) : fromRules(table, before);
  const entries: RecordEntry[] = before === undefined ? [] : [...before.entries, rulesEntry(table)];
  for (const { seat, option } of table.rows) {
    if (!choose(again, seat, option)) throw untrue();
    entries.push({
      kind: 'choice',
      seat,
      option,
      draws: again.rows.at(-1)?.draws ?? [],
      events: [],
    });
    if ((start + again.rows.length) % CHOICES_PER_STATE_HASH === 0)
      entries.push({ kind: 'hash', hash: again.hash });
  }
  if (again.hash !== table.hash) throw untrue();
  if (entries.at(-1)?.kind !== 'hash') entries.push({ kind: 'hash', hash: again.hash });
  return {
    ...opening(table, keeping),
    disclosed: { to: 'all', seed: table.seed },
    setup: before?.setup ?? { draws: again.setupDraws, events: [] },
    entries,
    result: table.over ? table.result : null,
  };
}

/** How many choices were made before the table's own. */
function startOf(table: Table, before: GameRecord | undefined): number {
  const start = before === undefined ? 0 : choiceCount(before);
  if (table.match.n - table.rows.length !== start) throw untrue();
  return start;
}

function untrue(): Error {
  return new Error(
    'this table cannot be recorded: its choices do not lead from its beginning to its state',
  );
}

function fromSetup({ prepared, seed }: Table): Table {
  const { game, seats, options, content } = prepared;
  return Table.start(game, { seats: seats.length, options, content, seed });
}

/** The state in which the table went on by other rules. */
function originOf(table: Table): string {
  const { origin } = JSON.parse(table.save()) as SavedTable;
  if (origin === null) throw untrue();
  return canonical(origin);
}

function fromRules(table: Table, before: GameRecord): Table {
  const { game, seats, options, content } = table.prepared;
  const prepared = prepare(game, seats.length, options, content);
  const again = tableFrom(prepared, originOf(table), table.seed, choiceCount(before));
  if (again === undefined || before.shape !== shapeHash(game)) throw untrue();
  return again;
}

function rulesEntry(table: Table): RecordEntry {
  return { kind: 'rules', version: table.prepared.game.rulesVersion, state: originOf(table) };
}

const NOTHING: Happenings = { draws: [], events: [] };

function recordFor(table: Table, viewer: Viewer, keeping: RecordDetails): GameRecord {
  const { before } = keeping;
  const start = startOf(table, before);
  const told = eventsBySeq(table, viewer);
  const at = (seq: number): Happenings => ({ draws: [], events: told.get(seq) ?? [] });
  const shown = (
    { seat, option }: Pick<RecordedChoice, 'seat' | 'option'>,
    happened: Happenings,
  ): RecordedChoice => ({
    kind: 'choice',
    seat,
    option: seat === viewer ? option : null,
    ...happened,
  });
  const entries: RecordEntry[] = [];
  for (const entry of before?.entries ?? []) {
    if (entry.kind === 'choice') entries.push(shown(entry, NOTHING));
    if (entry.kind === 'rules') entries.push({ ...entry, state: null });
  }
  if (before !== undefined)
    entries.push({ kind: 'rules', version: table.prepared.game.rulesVersion, state: null });
  table.rows.forEach((row, i) => entries.push(shown(row, at(start + i + 1))));
  return {
    ...opening(table, keeping),
    disclosed: { to: viewer },
    setup: before === undefined ? at(0) : NOTHING,
    entries,
    result: table.over ? table.result : null,
  };
}

function eventsBySeq(table: Table, viewer: Viewer): Map<number, Omit<GameEvent, 'seq'>[]> {
  const bySeq = new Map<number, Omit<GameEvent, 'seq'>[]>();
  for (const { seq, name, params } of table.events(viewer)) {
    const told = bySeq.get(seq) ?? [];
    bySeq.set(seq, told);
    told.push({ name, params });
  }
  return bySeq;
}
