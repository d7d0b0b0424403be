import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cookieKey } from './secret.js';
import { openSqlite } from './storage/sqlite.js';

it('makes a key once, also where several ask at the same time, and keeps it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'destrier-secret-'));
  const file = join(folder, 'destrier.db');
  const storage = await openSqlite(file);
  const [first, second] = await Promise.all([cookieKey(storage), cookieKey(storage)]);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  await storage.close();
  const again = await openSqlite(file);
  expect(await cookieKey(again)).toBe(first);
  await again.close();
  await rm(folder, { recursive: true });
});
