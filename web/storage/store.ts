import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptAnalysis } from './analyses.js';
import type { SavedGame } from './saved.js';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  analyses: { key: string; value: KeptAnalysis };
}

/** The games that are kept in this browser. */
export interface Store {
  /** Whether they are still there when the tab is closed. */
  lasts(): Promise<boolean>;
  /** The latest first. */
  list(): Promise<SavedGame[]>;
  get(id: string): Promise<SavedGame | undefined>;
  /** Fails where there is no room. */
  put(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'destrier';
const VERSION = 2;

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;
/** Where the browser keeps nothing: as long as the tab is open. */
const passing = new Map<string, SavedGame>();

/** Null where the browser keeps nothing. */
export function database(): Promise<IDBPDatabase<Schema> | null> {
  opened ??= opening();
  return opened;
}

/** Null where the browser forbids it: some say so at once, some later. */
async function opening(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>(NAME, VERSION, {
      upgrade(db, before) {
        if (before < 1) db.createObjectStore('games', { keyPath: 'id' });
        if (before < 2) db.createObjectStore('analyses', { keyPath: 'where' });
      },
      // Another tab brings a newer page: let it.
      blocking: (_current, _blocked, event) => {
        opened = undefined;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        opened = undefined;
      },
    });
  } catch {
    return null;
  }
}

export const store: Store = {
  lasts: async () => (await database()) !== null,
  async list() {
    const db = await database();
    const games = db === null ? [...passing.values()] : await db.getAll('games');
    return games.toSorted((one, other) => other.at - one.at);
  },
  async get(id) {
    const db = await database();
    return db === null ? passing.get(id) : db.get('games', id);
  },
  async put(game) {
    const db = await database();
    if (db === null) passing.set(game.id, game);
    else await db.put('games', game);
  },
  async remove(id) {
    const db = await database();
    if (db === null) passing.delete(id);
    else await db.delete('games', id);
  },
};
