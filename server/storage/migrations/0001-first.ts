import { sql, type SchemaModule } from 'kysely';
import type { Storage } from '../storage.js';
import { textOf } from './text.js';

/** The schema of version 0.2. */
export async function first(schema: SchemaModule, kind: Storage['kind']): Promise<void> {
  const text = textOf(kind);
  await people(schema, text);
  await tables(schema, text);
  await courses(schema, text, kind);
  await words(schema, text);
}

type Text = ReturnType<typeof textOf>;

async function people(schema: SchemaModule, text: Text): Promise<void> {
  await schema
    .createTable('people')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('name', text)
    .addColumn('handle', text, (column) => column.unique())
    .addColumn('password', text)
    .addColumn('owner', text)
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('deleted', 'bigint')
    .execute();
  await schema.createIndex('people_owner').on('people').column('owner').execute();
  await schema
    .createTable('recovery')
    .addColumn('person', text, (column) => column.notNull().references('people.id'))
    .addColumn('hash', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_key', ['person', 'hash'])
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('person', text, (column) => column.notNull().references('people.id'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .addColumn('agent', text, (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_person').on('sessions').column('person').execute();
  await schema
    .createTable('tokens')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('hash', text, (column) => column.notNull().unique())
    .addColumn('person', text, (column) => column.notNull().references('people.id'))
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint')
    .execute();
  await schema.createIndex('tokens_person').on('tokens').column('person').execute();
}

async function tables(schema: SchemaModule, text: Text): Promise<void> {
  await schema
    .createTable('packs')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('tables')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('rules', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('pack', text, (column) => column.references('packs.hash'))
    .addColumn('options', text, (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('access', text, (column) => column.notNull())
    .addColumn('invitation', text, (column) => column.notNull())
    .addColumn('password', text)
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('counsel', 'integer', (column) => column.notNull())
    .addColumn('spectators', 'integer', (column) => column.notNull())
    .addColumn('clock', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('host', text, (column) => column.notNull())
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('commitment', text, (column) => column.notNull())
    .addColumn('head', 'bigint', (column) => column.notNull())
    .addColumn('asked', text, (column) => column.notNull())
    .addColumn('thinking', 'integer', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('started', 'bigint')
    .addColumn('finished', 'bigint')
    .addColumn('result', text)
    .addColumn('ratedAt', 'bigint')
    .addColumn('rematch', text)
    .execute();
  await schema
    .createIndex('tables_state')
    .on('tables')
    .columns(['state', 'created', 'id'])
    .execute();
  await schema.createIndex('tables_host').on('tables').column('host').execute();
  await schema
    .createIndex('tables_deadline')
    .on('tables')
    .column('deadline')
    .where('deadline', 'is not', null)
    .execute();
  await schema
    .createIndex('tables_thinking')
    .on('tables')
    .column('thinking')
    .where('thinking', '=', 1)
    .execute();
}

async function courses(schema: SchemaModule, text: Text, kind: Storage['kind']): Promise<void> {
  await schema
    .createTable('seats')
    .addColumn('table', text, (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', text)
    .addColumn('bot', text)
    .addColumn('nonce', text)
    .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
    .execute();
  await schema.createIndex('seats_person').on('seats').columns(['person', 'table']).execute();
  await schema
    .createTable('log')
    .addColumn('table', text, (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table', 'seq'])
    // The key holds the rows themselves: an entry dirties one page of SQLite instead of two.
    .$call((table) => (kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('table', text, (column) => column.primaryKey().references('tables.id'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .execute();
}

async function words(schema: SchemaModule, text: Text): Promise<void> {
  await schema
    .createTable('chat')
    .addColumn('table', text, (column) => column.notNull().references('tables.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table', 'n'])
    .execute();
  await schema.createIndex('chat_person').on('chat').column('person').execute();
  await schema
    .createTable('mutes')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('muted', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
  await schema
    .createTable('notes')
    .addColumn('table', text, (column) => column.notNull().references('tables.id'))
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_key', ['table', 'person'])
    .execute();
  await schema.createIndex('notes_person').on('notes').column('person').execute();
  await schema
    .createTable('ratings')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['game', 'person'])
    .execute();
  await schema.createIndex('ratings_person').on('ratings').column('person').execute();
  await schema
    .createTable('leases')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('holder', text, (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('secrets')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}
