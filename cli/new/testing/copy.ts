import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project to try things in, built as far as the project is. */
export interface Copy {
  readonly root: string;
  /** Runs a line of a shell in it. */
  sh(line: string, input?: string): { readonly exit: number | null; readonly said: string };
  remove(): void;
}

const OWN = '@destrier';

/** Copies what lies under version control, and what was built from it; packages of others are linked. */
export function copyOf(root: string): Copy {
  const to = mkdtempSync(join(tmpdir(), 'destrier-copy-'));
  const copied = (path: string): void => {
    if (!existsSync(join(root, path))) return;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path), { recursive: true, preserveTimestamps: true });
  };
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout;
  for (const path of listed.trimEnd().split('\n')) copied(path);
  for (const path of foldersOf(root).map((folder) => `${folder}/dist`)) copied(path);
  linkPackages(root, to);
  const sh: Copy['sh'] = (line, input = '') => {
    const env = { ...process.env, NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', line], {
      cwd: to,
      input,
      encoding: 'utf8',
      env,
    });
    return { exit: status, said: `${stdout}${stderr}` };
  };
  return { root: to, sh, remove: () => rmSync(to, { recursive: true }) };
}

/** Where the packages of the project lie, as their links say. */
function foldersOf(root: string): readonly string[] {
  const links = join(root, 'node_modules', OWN);
  return readdirSync(links).map((name) => readlinkSync(join(links, name)).replace('../../', ''));
}

function linkPackages(root: string, to: string): void {
  const [from, own] = [join(root, 'node_modules'), join(to, 'node_modules')];
  mkdirSync(own);
  for (const name of readdirSync(from))
    if (name !== OWN && name !== '.package-lock.json')
      symlinkSync(join(from, name), join(own, name));
  cpSync(join(from, '.package-lock.json'), join(own, '.package-lock.json'));
  cpSync(join(from, OWN), join(own, OWN), { recursive: true, verbatimSymlinks: true });
}
