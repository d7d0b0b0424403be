import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageRoutes, readPage } from './page.js';
import type { App } from './deps.js';

let folder: string;
const apps: App[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'destrier-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'let page;');
  await writeFile(join(folder, 'assets', 'main-abc.js.gz'), gzipSync('let page;'));
  await writeFile(join(folder, 'secret.key'), 'of no known type');
});

afterAll(async () => {
  for (const app of apps) await app.close();
});

async function at(base: string): Promise<App> {
  const app = fastify() as unknown as App;
  pageRoutes(app, await readPage(folder), base);
  apps.push(app);
  return app;
}

it.each(['', '/club/play'])(
  'stands at its path and all it needs beside it, below "%s"',
  async (base) => {
    const app = await at(base);
    const page = await app.inject(`${base}/`);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const script = await app.inject(`${base}/assets/main-abc.js`);
    expect([script.body, script.headers['cache-control']]).toEqual([
      'let page;',
      'public, max-age=31536000, immutable',
    ]);
  },
);

it('counts all its files as one route', async () => {
  const app = fastify() as unknown as App;
  const counted = new Set<unknown>();
  app.addHook(
    'onRequest',
    async ({ routeOptions }) => void counted.add(routeOptions.config.counted),
  );
  pageRoutes(app, await readPage(folder), '/club');
  apps.push(app);
  for (const path of ['', '/', '/assets/main-abc.js']) await app.inject(`/club${path}`);
  expect([...counted]).toEqual(['/club/*']);
});

it('is found without the slash at the end, too', async () => {
  const { statusCode, headers } = await (await at('/club')).inject('/club');
  expect([statusCode, headers.location]).toEqual([308, '/club/']);
});

it.each([
  ['gzip, deflate', 'gzip'],
  ['br;q=1.0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['', undefined],
])('is compressed as the browser can read it: %s', async (accepted, encoding) => {
  const app = await at('');
  const answer = await app.inject({
    url: '/assets/main-abc.js',
    headers: { 'accept-encoding': accepted },
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const bytes = answer.rawPayload;
  expect((encoding === undefined ? bytes : gunzipSync(bytes)).toString()).toBe('let page;');
});

it('is not sent again to a browser that has it', async () => {
  const app = await at('');
  const { headers } = await app.inject('/');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

it.each([
  '/secret.key',
  '/assets/main-abc.js.gz',
  '/assets/../secret.key',
  '/assets/%2e%2e/secret.key',
])('gives nothing away that is not part of it: %s', async (url) => {
  expect((await (await at('')).inject(url)).statusCode).toBe(404);
});

it('is not there where it was not built', async () => {
  const app = fastify() as unknown as App;
  apps.push(app);
  pageRoutes(app, await readPage(join(folder, 'nowhere')), '');
  expect((await app.inject('/')).statusCode).toBe(404);
});
