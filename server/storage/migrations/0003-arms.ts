import type { SchemaModule } from 'kysely';
import type { Storage } from '../storage.js';
import { textOf } from './text.js';

/** People bear arms. */
export async function bearing(schema: SchemaModule, kind: Storage['kind']): Promise<void> {
  await schema.alterTable('people').addColumn('arms', textOf(kind)).execute();
}
