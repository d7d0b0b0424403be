import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';

/** The browser of the tests: it comes packed with the packages, so that nothing need be installed on the machine. */

const CACHE = fileURLToPath(new URL('../../.cache/chromium/', import.meta.url));

interface Unpacked {
  readonly program: string;
  /** What it needs beside the C library, for machines that lack it. */
  readonly libraries: string;
}

const OWN = 'install Chrome or Chromium and name its program in DESTRIER_BROWSER';

/** Starts it without a window. What goes wrong is said with what to do. */
export async function openChromium(): Promise<Browser> {
  const own = process.env['DESTRIER_BROWSER'];
  const { program, libraries } = own === undefined ? unpacked() : { program: own, libraries: '' };
  const path = [libraries, process.env['LD_LIBRARY_PATH'] ?? ''].filter((part) => part !== '');
  const env = { ...process.env, ...(path.length === 0 ? {} : { LD_LIBRARY_PATH: path.join(':') }) };
  try {
    return await chromium.launch({ executablePath: program, env });
  } catch (cause) {
    throw new Error(`${program} does not start as a browser; ${OWN}`, { cause });
  }
}

function unpacked(): Unpacked {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`the browser among the packages runs on Linux with x64 only; ${OWN}`);
  const require = createRequire(import.meta.url);
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '..', '..');
  const manifest = readFileSync(join(packed, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const folder = join(CACHE, version);
  if (!existsSync(folder)) unpack(join(packed, 'bin'), folder);
  return { program: join(folder, 'chromium'), libraries: join(folder, 'lib') };
}

/** Nobody may find it half unpacked, and two may unpack it at once. */
function unpack(packed: string, folder: string): void {
  process.stderr.write('unpacking the browser for the tests, once\n');
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  chmodSync(aside, 0o755);
  const inflated = (name: string): Buffer => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(aside, 'chromium'), inflated('chromium.br'), { mode: 0o755 });
  const { status } = spawnSync('tar', ['-x', '-C', aside], { input: inflated('al2023.tar.br') });
  if (status !== 0) throw new Error('the browser cannot be unpacked without tar; install tar');
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(aside, { recursive: true });
  }
}
