import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, found from the sources as well as from the build. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'cli', 'package.json')) && dirname(folder) !== folder)
    folder = dirname(folder);
  return folder;
}
