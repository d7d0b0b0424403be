import { sql } from 'kysely';
import type { Storage } from '../storage.js';

/** Texts sort by their code points on both databases, whatever language a PostgreSQL speaks. */
export function textOf(kind: Storage['kind']) {
  switch (kind) {
    case 'sqlite':
      return sql`text`;
    case 'postgres':
      return sql`text collate "C"`;
  }
}
