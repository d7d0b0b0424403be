// Builds the page into web/dist: bundled, with a service worker that knows every file, and compressed beside itself.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './workspaces.mjs';

const OUT = join(root, 'web', 'dist');
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest)$/;
/** Stands in the service worker until the files are known. */
const FILES = '"__FILES__"';
const VERSION = '__VERSION__';

/**
 * @param {string} [out] the folder
 * @param {Map<string, string>} [instead] what stands in the place of source files, by path
 */
export async function buildPage(out = OUT, instead = new Map()) {
  const plugin = {
    name: 'destrier-instead',
    load: (/** @type {string} */ id) => instead.get(id),
  };
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: out },
    plugins: [plugin],
    worker: { plugins: () => [plugin] },
  });
  nameFiles(out);
  for (const file of filesIn(out).filter((name) => COMPRESSED.test(name))) {
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  }
}

/**
 * Tells the service worker what the page is made of; its own text then changes with every version.
 * @param {string} out
 */
function nameFiles(out) {
  const path = join(out, 'sw.js');
  const files = filesIn(out).filter((file) => file !== path);
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(out, file)).update(readFileSync(file));
  const names = files.map((file) => relative(out, file).replaceAll('\\', '/'));
  const text = readFileSync(path, 'utf8');
  if (!text.includes(FILES) || !text.includes(VERSION))
    throw new Error('the service worker has no place for the names of the files');
  writeFileSync(
    path,
    text
      .replaceAll(VERSION, hash.digest('hex').slice(0, 16))
      .replaceAll(FILES, JSON.stringify(names)),
  );
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
