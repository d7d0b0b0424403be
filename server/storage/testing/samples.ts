import type { PersonRow, Schema, TableRow } from '../schema.js';
import type { Storage } from '../storage.js';

export function person(id: string, row: Partial<PersonRow> = {}): PersonRow {
  return {
    id,
    kind: 'account',
    name: `Name of ${id}`,
    handle: id,
    arms: null,
    password: 'hash',
    owner: null,
    created: 1_700_000_000_000,
    seen: 1_700_000_000_001,
    deleted: null,
    ...row,
  };
}

export function table(id: string, row: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'hazard',
    rules: '1',
    content: '1',
    pack: null,
    options: '{}',
    seats: 2,
    access: 'open',
    invitation: 'invitation',
    password: null,
    rated: 0,
    counsel: 1,
    standIn: 'strong',
    spectators: 1,
    clock: '{}',
    state: 'open',
    host: 'ann',
    secret: 'secret',
    commitment: 'commitment',
    head: 0,
    asked: '[]',
    thinking: 0,
    deadline: null,
    created: 1_700_000_000_000,
    started: null,
    finished: null,
    result: null,
    rematch: null,
    ratedAt: null,
    ratingChanges: null,
    ...row,
  };
}

export async function openTable(storage: Storage, id: string): Promise<void> {
  await storage.write((db) => db.insertInto('tables').values(table(id)).execute());
}

/** A row of every table of the schema. */
export const sample: { readonly [Name in keyof Schema]: Schema[Name] } = {
  people: person('ann', { arms: 'Gules', owner: 'bob', deleted: 1_700_000_000_002 }),
  recovery: { person: 'ann', hash: 'recovery' },
  sessions: {
    hash: 'session',
    person: 'ann',
    created: 1_700_000_000_000,
    seen: 1_700_000_000_001,
    expires: 9_007_199_254_740_991,
    agent: 'Ännchens Browser 🐎',
  },
  tokens: { id: 'token', hash: 'token', person: 'ann', label: '', created: 1, seen: 2 },
  packs: { hash: 'pack', game: 'hazard', body: '{"a":"\\u0000\'\\"\\n"}', created: 1 },
  tables: table('t', {
    pack: 'pack',
    password: 'hash',
    deadline: 1_700_000_000_005,
    started: 1_700_000_000_003,
    finished: 1_700_000_000_004,
    result: '[1,2]',
    rematch: 'u',
    ratedAt: 1_700_000_000_006,
    ratingChanges: '[{"seat":0,"before":0,"after":1}]',
    rated: 1,
    thinking: 1,
  }),
  seats: { table: 't', seat: 0, person: 'ann', reserved: 'bob', bot: 'squire', nonce: 'nonce' },
  log: { table: 't', seq: 1, body: '{}', at: 1_700_000_000_003 },
  snapshots: { table: 't', seq: 1, body: '{}', hash: 'hash' },
  chat: { table: 't', n: 1, person: 'ann', at: 1, text: 'Grüß Gott\n' },
  mutes: { person: 'ann', muted: 'bob' },
  notes: { table: 't', person: 'ann', text: 'note' },
  ratings: { game: 'hazard', person: 'ann', mu: 25.12345678901234, sigma: 1 / 3, games: 7 },
  leases: { name: 'bots', holder: 'process', until: 1_700_000_000_000 },
  secrets: { name: 'cookies', value: 'secret' },
};
