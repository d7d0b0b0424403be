import type { SchemaModule } from 'kysely';
import type { Storage } from '../storage.js';
import { textOf } from './text.js';

/** A rated game tells what it did to the ratings of those who played it. */
export async function ratingChanges(schema: SchemaModule, kind: Storage['kind']): Promise<void> {
  await schema.alterTable('tables').addColumn('ratingChanges', textOf(kind)).execute();
}
