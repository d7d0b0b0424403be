import { secretFrom, type AnyGame } from '@destrier/engine';
import { newPlace } from '../../storage/testing/places.js';
import type { TableRow } from '../../storage/schema.js';
import type { Storage } from '../../storage/storage.js';
import type { Clock } from '../clock.js';
import type { Setting } from '../table-game.js';
import { Room, type Listener } from '../room.js';

/** A storage of its own. */
export async function newStorage(): Promise<Storage> {
  return (await newPlace('sqlite')).open();
}

export function settingOf(game: AnyGame, seats: number, clock: Clock = { kind: 'none' }): Setting {
  const { secret } = secretFrom(new Uint8Array(32).fill(7));
  return { game, rules: game.rulesVersion, content: undefined, seats, options: {}, secret, clock };
}

/** A table that has not begun. */
export async function layTable(storage: Storage, id: string, setting: Setting): Promise<void> {
  const row: TableRow = {
    id,
    game: setting.game.id,
    rules: setting.game.rulesVersion,
    content: '',
    pack: null,
    options: '{}',
    seats: setting.seats,
    access: 'open',
    invitation: id,
    password: null,
    rated: 0,
    counsel: 0,
    standIn: 'strong',
    spectators: 1,
    clock: JSON.stringify(setting.clock),
    state: 'open',
    host: 'host',
    secret: setting.secret,
    commitment: '',
    head: 0,
    asked: '[]',
    thinking: 0,
    deadline: null,
    created: 0,
    started: null,
    finished: null,
    result: null,
    rematch: null,
    ratedAt: null,
    ratingChanges: null,
  };
  await storage.write(async (db) => {
    await db.insertInto('tables').values(row).execute();
  });
}

export const START = (seats: number, bots: readonly (string | null)[] = []) =>
  ({
    kind: 'start',
    nonces: Array.from({ length: seats }, (_, seat) => `nonce ${seat}`),
    bots: Array.from({ length: seats }, (_, seat) => bots[seat] ?? null),
  }) as const;

/** A room as a process of its own would have it. */
export function roomOf(
  storage: Storage,
  id: string,
  setting: Setting,
  { now = Date.now, said = [] }: { readonly now?: () => number; readonly said?: string[] } = {},
): Promise<Room> {
  return Room.load(id, setting, { storage, now, report: (what) => said.push(what) });
}

/** Keeps what a listener is told. */
export function heard(): { readonly listener: Listener; readonly texts: string[] } {
  const texts: string[] = [];
  return { listener: (text) => texts.push(text), texts };
}
