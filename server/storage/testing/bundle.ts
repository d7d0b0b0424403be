import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

/** Makes a program of a source of today that Node can run as a process of its own. */
export async function bundle(source: URL): Promise<{ file: string; remove(): Promise<void> }> {
  // Within the project, so that it finds the packages.
  const folder = await mkdtemp(join(CACHE, 'program-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(source),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return {
    file: join(folder, 'program.mjs'),
    remove: () => rm(folder, { recursive: true }),
  };
}
