import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './deps.js';

/** The files of the page are few and known: they are read once, and no path of a request ever reaches the disk. */

const TYPES: { readonly [ending: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
  json: 'application/json',
};

/** How a file may be sent besides as it is, the best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

interface Sent {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content. */
  readonly isLasting: boolean;
  readonly plain: Buffer;
  readonly encoded: { readonly [encoding: string]: Buffer };
}

/** What a build of the page holds, by path; empty where there is none. */
export async function readPage(folder: string): Promise<ReadonlyMap<string, Sent>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const files = new Map<string, Sent>();
  for (const path of paths) {
    const type = TYPES[path.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    const plain = await bytesOf(join(folder, path));
    if (plain === null) continue;
    const encoded: Record<string, Buffer> = {};
    for (const { name, ending } of ENCODINGS) {
      const bytes = paths.includes(path + ending)
        ? await bytesOf(join(folder, path + ending))
        : null;
      if (bytes !== null) encoded[name] = bytes;
    }
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    files.set(path.replaceAll('\\', '/'), {
      type,
      tag,
      isLasting: /^assets[\\/]/.test(path),
      plain,
      encoded,
    });
  }
  return files;
}

/** A page that is built again meanwhile is read as far as it is there. */
function bytesOf(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/** Serves the page below `base`: at the path itself the first screen, beside it what it asks for. */
export function pageRoutes(app: App, files: ReadonlyMap<string, Sent>, base: string): void {
  const first = files.get('index.html');
  if (first === undefined) return;
  const answer = (sent: Sent) => (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, sent);
  const counted = `${base}/*`;
  const route = { method: ['GET', 'HEAD'], schema: { hide: true }, config: { counted } };
  app.route({ ...route, url: `${base}/`, handler: answer(first) });
  // Everything in the page is addressed relative to its folder.
  if (base !== '')
    app.route({
      ...route,
      url: base,
      handler: async (_, reply) => reply.redirect(`${base}/`, 308),
    });
  for (const [path, sent] of files)
    app.route({ ...route, url: `${base}/${path}`, handler: answer(sent) });
}

function send(request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply {
  const { type, tag, isLasting, plain, encoded } = sent;
  void reply
    .header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', tag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const best = ENCODINGS.find(({ name }) => accepts(accepted, name) && encoded[name] !== undefined);
  void reply.type(type);
  if (best === undefined) return reply.send(plain);
  return reply.header('content-encoding', best.name).send(encoded[best.name]);
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...params] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !params.includes('q=0');
  });
}
