import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../errors.js';
import type { Files } from './template.js';

/** Writes files below a folder. What was there before is put back if one of them cannot be written. */
export function writeAll(folder: string, files: Files): void {
  const before = [...files.keys()].map((path) => {
    const file = join(folder, path);
    return { file, text: existsSync(file) ? readFileSync(file) : undefined };
  });
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  } catch (error) {
    for (const { file, text } of before) {
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new CommandError(
      'usage.option',
      `nothing can be written below ${folder} (${reason})`,
      'name a folder of yours with --out',
    );
  }
}

/** As `npm run format` does. */
export function format(root: string, paths: readonly string[]): void {
  const tool = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  spawnSync(process.execPath, [tool, ...paths], { cwd: root, stdio: 'ignore' });
}

/** Links a new package into node_modules, and notes it where npm does, so that nothing need be installed. */
export function linkPackage(root: string, id: string): void {
  const link = join(root, 'node_modules', '@destrier', id);
  rmSync(link, { recursive: true, force: true });
  symlinkSync(join('..', '..', 'games', id), link, 'junction');
  const noted = join(root, 'node_modules', '.package-lock.json');
  const lock = JSON.parse(readFileSync(noted, 'utf8')) as { packages: { [path: string]: object } };
  lock.packages[`node_modules/@destrier/${id}`] = { resolved: `games/${id}`, link: true };
  writeFileSync(noted, `${JSON.stringify(lock, null, 2)}\n`);
}
