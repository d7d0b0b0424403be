import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startServer } from './server.js';

export { startServer } from './server.js';

/** An empty database of its own for a test file. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes one on the server named by DESTRIER_TEST_DATABASE_URL, or on one that all tests of a run share. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = await (shared ??= sharedServer());
  const name = `destrier_test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let shared: Promise<string> | null = null;

const RECORDS = fileURLToPath(new URL('../../../.cache/postgres', import.meta.url));

/** The threads of one run share a process, so the folder named after it is made by exactly one of them. */
async function sharedServer(): Promise<string> {
  const named = process.env['DESTRIER_TEST_DATABASE_URL'];
  if (named !== undefined) return named;
  mkdirSync(RECORDS, { recursive: true });
  const record = join(RECORDS, `${process.ppid}-${process.pid}`);
  if (!claim(record)) return await othersServer(record);
  forgetGone();
  try {
    const { url } = await startServer();
    put(record, 'url', url);
    return url;
  } catch (error) {
    put(record, 'error', String(error));
    throw error;
  }
}

function claim(record: string): boolean {
  try {
    mkdirSync(record);
    return true;
  } catch {
    return false;
  }
}

/** Whole or not at all: others look for it meanwhile. */
function put(record: string, name: 'url' | 'error', text: string): void {
  writeFileSync(join(record, 'part'), text, { mode: 0o600 });
  renameSync(join(record, 'part'), join(record, name));
}

async function othersServer(record: string): Promise<string> {
  for (;;) {
    if (existsSync(join(record, 'url'))) return readFileSync(join(record, 'url'), 'utf8');
    if (existsSync(join(record, 'error')))
      throw new Error(readFileSync(join(record, 'error'), 'utf8'));
    await sleep(50);
  }
}

/** Removes the records of runs that ended; their servers ended with them. */
function forgetGone(): void {
  for (const name of readdirSync(RECORDS)) {
    if (!isAlive(Number(name.split('-')[1]))) rmSync(join(RECORDS, name), { recursive: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
