import type { SchemaModule } from 'kysely';
import type { Storage } from '../storage.js';
import { textOf } from './text.js';

/** Seats of a rematch are kept for those who played, and a table says at which level a bot stands in. */
export async function consent(schema: SchemaModule, kind: Storage['kind']): Promise<void> {
  const text = textOf(kind);
  await schema.alterTable('seats').addColumn('reserved', text).execute();
  await schema.createIndex('seats_reserved').on('seats').columns(['reserved', 'table']).execute();
  await schema
    .alterTable('tables')
    .addColumn('standIn', text, (column) => column.notNull().defaultTo('strong'))
    .execute();
}
