import type { Schema } from './schema.js';

/** Every table of the schema, those first that others refer to. */
export const tableNames = [
  'people',
  'recovery',
  'sessions',
  'tokens',
  'packs',
  'tables',
  'seats',
  'log',
  'snapshots',
  'chat',
  'mutes',
  'notes',
  'ratings',
  'leases',
  'secrets',
] as const satisfies readonly (keyof Schema)[];
