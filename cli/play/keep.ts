import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hashOf,
  isContentHash,
  resumeTable,
  writeRecord,
  type AnyGame,
  type SavedTable,
  type Seat,
  type Table,
} from '@destrier/engine';
import { CommandError, type ErrorCode } from '../errors.js';
import { writeWhole } from '../write.js';
import { canSit, isName, type Player } from './seating.js';
import { print, type Session } from './session.js';

const FORMAT = 'play 1';

interface SavedPlay {
  readonly destrier: typeof FORMAT;
  readonly players: readonly Player[];
  /** As the table wrote it. */
  readonly table: string;
  /** False: the table wants no counsel. */
  readonly counsel?: boolean;
  /** Over all: a damaged file is refused whole. */
  readonly hash: string;
}

const hashOver = ({ players, table, counsel }: Omit<SavedPlay, 'destrier' | 'hash'>): string =>
  hashOf([
    ...players.map(({ who, name }) => [who, name]),
    table,
    ...(counsel === undefined ? [] : [counsel]),
  ]);

/** A name that is not taken: `hazard-1.save`. */
export function freeName({ table, folder }: Session, ending: 'save' | 'record'): string {
  for (let n = 1; ; n++) {
    const name = join(folder, `${table.prepared.game.id}-${n}.${ending}`);
    if (!existsSync(name)) return name;
  }
}

function commandToGoOn({ table, pack }: Session, file: string): string {
  const quoted = (name: string): string => (/^[\w./-]+$/.test(name) ? name : `'${name}'`);
  const more = pack === null ? '' : ` --pack ${quoted(pack)}`;
  return `./destrier play ${table.prepared.game.id} --load ${quoted(file)}${more}`;
}

/** Saves the game and says where, or says why not; whether it is saved. */
export function save(session: Session, file: string): boolean {
  const { table, players } = session;
  if (existsSync(file) && readSaved(file) === undefined) {
    print(session, 'cli.taken', { file: { said: file } }, 'alarm');
    return false;
  }
  const kept = { players, table: table.save(), ...(session.counsel ? {} : { counsel: false }) };
  const saved: SavedPlay = { destrier: FORMAT, ...kept, hash: hashOver(kept) };
  const reason = writeWhole(file, `${JSON.stringify(saved)}\n`);
  if (reason !== undefined) {
    print(session, 'cli.notSaved', { file: { said: file }, reason: { said: reason } }, 'alarm');
    return false;
  }
  session.file = file;
  session.savedAt = table.rows.length;
  print(session, 'cli.saved', { file: { said: file } });
  session.terminal.print(`  ${commandToGoOn(session, file)}`, { drawn: true });
  return true;
}

/** Writes the record: of the whole game once it is over, before that what the seat may know. */
export function record(session: Session, file: string, seat: Seat | null): void {
  const { table, players } = session;
  if (existsSync(file)) {
    print(session, 'cli.recordTaken', { file: { said: file } }, 'alarm');
    return;
  }
  const names = players.map(({ name }) => name);
  const text = writeRecord(table, { names, reveal: table.over ? 'all' : (seat ?? 'public') });
  const reason = writeWhole(file, text);
  if (reason !== undefined)
    print(session, 'cli.notRecorded', { file: { said: file }, reason: { said: reason } }, 'alarm');
  else if (table.over) print(session, 'cli.recorded', { file: { said: file } });
  else print(session, 'cli.recorded.seat', { file: { said: file }, seat });
}

export interface Loaded {
  readonly table: Table;
  readonly players: readonly Player[];
  readonly counsel: boolean;
}

/** A saved game, as it was left. `content`: that of the pack it was played with. */
export function load(game: AnyGame, file: string, content?: object): Loaded {
  const fault = (code: ErrorCode, message: string, hint: string): CommandError =>
    new CommandError(code, message, hint, { file });
  const saved = readSaved(file);
  if (saved === undefined || hashOver(saved) !== saved.hash)
    throw fault(
      'record.damaged',
      existsSync(file) ? `${file} is damaged, or no saved game` : `${file} is not there`,
      'load a file that "save" has written in a game',
    );
  const { game: id, rules, content: hash } = JSON.parse(saved.table) as SavedTable;
  if (id === game.id && !isContentHash(game, hash, content))
    throw fault(
      'record.content',
      `${file} was played with other content (${hash})`,
      'give the pack it was played with: --pack <file>, or none if it was played without',
    );
  try {
    const { players, counsel = true } = saved;
    return { table: resumeTable(game, saved.table, content), players, counsel };
  } catch (error) {
    throw fault(
      'record.foreign',
      `${file} cannot be gone on with: ${error instanceof Error ? error.message : String(error)}`,
      `it is a game of ${id} ${rules}; here is ${game.id} ${game.rulesVersion}`,
    );
  }
}

function readSaved(file: string): SavedPlay | undefined {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Partial<SavedPlay> | null;
    const isSound =
      saved?.destrier === FORMAT &&
      typeof saved.table === 'string' &&
      ['undefined', 'boolean'].includes(typeof saved.counsel) &&
      Array.isArray(saved.players) &&
      saved.players.every(isPlayer);
    return isSound ? (saved as SavedPlay) : undefined;
  } catch {
    return undefined;
  }
}

function isPlayer(value: unknown): value is Player {
  const { who, name } = (value ?? {}) as Partial<Player>;
  return typeof who === 'string' && canSit(who) && isName(name);
}
