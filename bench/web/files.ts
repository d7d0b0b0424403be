import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = join(ROOT, 'web', 'dist');

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The built page, sent compressed, and what was asked of it: also by its workers, of which a driver is not told. */
export class Files {
  readonly url: string;
  readonly #asked: string[];

  private constructor(url: string, asked: string[]) {
    this.url = url;
    this.#asked = asked;
  }

  static async serve(): Promise<Files> {
    const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'setup.mjs')], {
      stdio: ['ignore', 'ignore', 2],
    });
    if (status !== 0) throw new Error('the page cannot be built; the reason is above');
    const asked: string[] = [];
    const server = createServer(({ url = '/' }, response) => {
      const path = new URL(url, 'http://here').pathname;
      const name = path === '/' ? '/index.html' : path;
      const file = join(PAGE, name);
      if (path.includes('..') || !existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      asked.push(name);
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      const isSmaller = existsSync(`${file}.gz`);
      if (isSmaller) response.setHeader('content-encoding', 'gzip');
      response.end(readFileSync(isSmaller ? `${file}.gz` : file));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new Files(`http://127.0.0.1:${port}/`, asked);
  }

  /** What was asked for since this was asked last, each once. */
  taken(): readonly string[] {
    return [...new Set(this.#asked.splice(0))];
  }
}

/** Kilobytes as they are sent, gzip where that is smaller. */
export function kilobytes(names: readonly string[]): number {
  const bytes = names.map((name) => {
    const file = join(PAGE, name);
    return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  });
  return bytes.reduce((sum, some) => sum + some, 0) / 1000;
}
