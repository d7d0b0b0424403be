import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hashOf,
  Table,
  writeRecord,
  type AnyGame,
  type SavedTable,
  type Seat,
} from '@destrier/engine';
import { BOTS } from '../boxes.js';
import { CommandError, type ErrorCode } from '../errors.js';
import { isName, YOU, type Player } from './seating.js';
import { print, type Session } from './session.js';

const FORMAT = 'play 1';

interface SavedPlay {
  readonly destrier: typeof FORMAT;
  readonly players: readonly Player[];
  /** As the table wrote it. */
  readonly table: string;
  /** Over both: a damaged file is refused whole. */
  readonly hash: string;
}

const hashOver = (players: readonly Player[], table: string): string =>
  hashOf([...players.map(({ who, name }) => [who, name]), table]);

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
  const text = table.save();
  const hash = hashOver(players, text);
  const saved: SavedPlay = { destrier: FORMAT, players, table: text, hash };
  const reason = write(file, `${JSON.stringify(saved)}\n`);
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
  const reason = write(file, text);
  if (reason !== undefined)
    print(session, 'cli.notRecorded', { file: { said: file }, reason: { said: reason } }, 'alarm');
  else if (table.over) print(session, 'cli.recorded', { file: { said: file } });
  else print(session, 'cli.recorded.seat', { file: { said: file }, seat });
}

// Beside it first: a full disk must not cost the game that was saved before.
function write(file: string, text: string): string | undefined {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, file);
    return undefined;
  } catch (error) {
    try {
      rmSync(part, { force: true });
    } catch {
      // What could not be written cannot always be removed; the reason is told all the same.
    }
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

export interface Loaded {
  readonly table: Table;
  readonly players: readonly Player[];
}

/** A saved game, as it was left. `content`: that of the pack it was played with. */
export function load(game: AnyGame, file: string, content?: object): Loaded {
  const fault = (code: ErrorCode, message: string, hint: string): CommandError =>
    new CommandError(code, message, hint, { file });
  const saved = readSaved(file);
  if (saved === undefined || hashOver(saved.players, saved.table) !== saved.hash)
    throw fault(
      'record.damaged',
      existsSync(file) ? `${file} is damaged, or no saved game` : `${file} is not there`,
      'load a file that "save" has written in a game',
    );
  const { game: id, rules, content: hash } = JSON.parse(saved.table) as SavedTable;
  if (id === game.id && hash !== hashOf(content ?? game.content))
    throw fault(
      'record.content',
      `${file} was played with other content (${hash})`,
      'give the pack it was played with: --pack <file>, or none if it was played without',
    );
  try {
    return { table: Table.load(game, saved.table, content), players: saved.players };
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
      Array.isArray(saved.players) &&
      saved.players.every(isPlayer);
    return isSound ? (saved as SavedPlay) : undefined;
  } catch {
    return undefined;
  }
}

function isPlayer(value: unknown): value is Player {
  const { who, name } = (value ?? {}) as Partial<Player>;
  return who !== undefined && [YOU, ...BOTS].includes(who) && isName(name);
}
