import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, unprivileged, type User } from './binaries.js';

/** A PostgreSQL that lives as long as the process that started it, at most. */
export interface TestPostgres {
  /** With a user who may create databases. */
  readonly url: string;
  /** Ends all connections at once and starts again, as after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(): Promise<TestPostgres> {
  const user = unprivileged();
  const room = await mkdtemp(join(tmpdir(), 'destrier-postgres-'));
  keep(room);
  try {
    await own(room, user);
    const run = runner(await findBinaries(user, room), user, room);
    const password = randomBytes(12).toString('hex');
    await initialise(run, room, password, user);
    const { port, start } = await startOnFreePort(run, room);
    const stop = () => run('pg_ctl', ['stop', '-w', '-D', join(room, 'data'), '-m', 'immediate']);
    return {
      url: `postgres://destrier:${password}@127.0.0.1:${port}/postgres`,
      async restart() {
        await stop();
        await start();
      },
      async stop() {
        await stop();
        await rm(room, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(room, { recursive: true, force: true });
    throw error;
  }
}

/** Ends the server and clears up when the process of the tests is gone, however it went. */
const KEEPER = `
while [ -d "$1" ] && kill -0 "$2" 2>/dev/null; do sleep 1; done
[ -f "$1/data/postmaster.pid" ] && kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")" && sleep 1
rm -rf "$1"`;

function keep(room: string): void {
  spawn('sh', ['-c', KEEPER, 'keeper', room, String(process.pid)], {
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  }).unref();
}

async function own(path: string, { uid, gid }: User): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

type Run = (program: string, args: readonly string[]) => Promise<void>;

function runner(binaries: string, user: User, room: string): Run {
  return async (program, args) => {
    const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
    await promisify(execFile)(join(binaries, program), args, { ...user, cwd: room, env });
  };
}

async function initialise(run: Run, room: string, password: string, user: User): Promise<void> {
  const secret = join(room, 'password');
  await writeFile(secret, password, { mode: 0o600 });
  await own(secret, user);
  const access = ['--username=destrier', '--auth=scram-sha-256', `--pwfile=${secret}`];
  const data = ['-D', join(room, 'data'), '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run('initdb', [...data, ...access]);
}

async function startOnFreePort(
  run: Run,
  room: string,
): Promise<{ port: number; start: () => Promise<void> }> {
  const log = join(room, 'log');
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const options = `-p ${port} -h 127.0.0.1 -c unix_socket_directories='' -c shared_buffers=16MB`;
    const args = ['start', '-w', '-D', join(room, 'data'), '-l', log, '-o', options];
    const start = () => run('pg_ctl', args);
    try {
      await start();
      return { port, start };
    } catch (error) {
      // Another program may have taken the port meanwhile.
      if (tries < 3) continue;
      const said = await readFile(log, 'utf8').catch(() => '');
      throw new Error(`PostgreSQL did not start. It says:\n${said}`, { cause: error });
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port is free.'));
        else resolve(address.port);
      });
    });
  });
}
