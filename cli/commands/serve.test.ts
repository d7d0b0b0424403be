import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capturedArgs } from '../captured.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'destrier-serve-'));

/** A server that runs until it is stopped. */
function served(folder: string, ...args: string[]) {
  const cancel = new AbortController();
  let ready: (line: string) => void = () => {};
  const line = new Promise<string>((resolve) => (ready = resolve));
  const ended = capturedArgs(
    ['serve', '--port', '0', '--data', folder, '--log-level', 'silent', ...args],
    {
      cancelled: cancel.signal,
      onOut: (text) => ready(text),
    },
  );
  return { line, ended, stop: () => cancel.abort() };
}

describe('serve', () => {
  it('says in one line when it is ready, and stops cleanly', async () => {
    const folder = newFolder();
    const server = served(folder, '--json');
    const ready = JSON.parse(await server.line) as { readonly url: string };
    expect(ready).toMatchObject({
      contract: 1,
      command: 'serve',
      ok: true,
      data: folder,
      pid: process.pid,
    });
    expect((await fetch(`${ready.url}/healthz`)).status).toBe(200);
    server.stop();
    expect(await server.ended).toMatchObject({ exit: 0 });
    await expect(fetch(`${ready.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('tells people where to go', async () => {
    const folder = newFolder();
    const server = served(folder);
    const said = await server.line;
    expect(said).toMatch(/^Open http:\/\/127\.0\.0\.1:\d+\/ in a browser to play\.\n/);
    expect(said).toContain(
      `npm start -- --data ${folder} --port 0 --log-level silent --host 0.0.0.0\n`,
    );
    expect(said).toContain(`Everything is kept in ${folder}.`);
    server.stop();
    const { out } = await server.ended;
    expect(out).toContain('\nStopping: ');
  });

  it('names variables that look like its own and are none', async () => {
    const env = { DESTRIER_LIMIT_GEUSTS: '5', PORT: 'many' };
    const { err, exit } = await capturedArgs(['serve', '--json'], { env });
    expect([exit, err]).toEqual([2, '']);
    const cancel = new AbortController();
    const fine = { ...env, PORT: '0', DESTRIER_DATA: newFolder(), LOG_LEVEL: 'silent' };
    const ended = await capturedArgs(['serve', '--json'], {
      env: fine,
      cancelled: cancel.signal,
      onOut: () => cancel.abort(),
    });
    expect(ended.err).toMatch(/^DESTRIER_LIMIT_GEUSTS is not known/);
  });

  it('refuses what cannot be set, by name', async () => {
    const { out, exit } = await capturedArgs(['serve', '--port', 'many', '--json']);
    expect(exit).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      error: { code: 'usage.option', message: expect.stringContaining('--port') as string },
    });
  });

  it('says when the port is taken, and what to do', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { readonly port: number };
    const { out, exit } = await capturedArgs([
      'serve',
      '--port',
      String(port),
      '--data',
      newFolder(),
      '--json',
    ]);
    taken.close();
    expect(exit).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ error: { message: `port ${port} is taken` } });
  });
});

describe('backup and restore', () => {
  it('copy a server that runs into a folder where another goes on', async () => {
    const [from, to] = [newFolder(), newFolder()];
    const file = join(from, 'kept.backup');
    const server = served(from, '--json');
    const { url } = JSON.parse(await server.line) as { readonly url: string };
    const api = `${url}/api/v1`;
    const headers = { 'content-type': 'application/json', origin: url };
    const guest = await fetch(`${api}/guest`, { method: 'POST', headers, body: '{"name":"Ann"}' });
    const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const opened = await fetch(`${api}/tables`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ game: 'hazard', seats: 2 }),
    });
    expect(opened.status).toBe(201);
    const { id } = (await opened.json()) as { readonly id: string };

    const kept = await capturedArgs(['backup', file, '--data', from, '--json']);
    expect(JSON.parse(kept.out)).toMatchObject({
      ok: true,
      tables: 1,
      accounts: 0,
      store: join(from, 'destrier.db'),
    });
    const again = await capturedArgs(['backup', file, '--data', from, '--json']);
    expect(again.exit).toBe(3);
    server.stop();
    await server.ended;

    const restored = await capturedArgs(['restore', file, '--data', to, '--json']);
    expect(JSON.parse(restored.out)).toEqual({
      ...JSON.parse(kept.out),
      command: 'restore',
      store: join(to, 'destrier.db'),
    });
    const other = served(to, '--json');
    const there = JSON.parse(await other.line) as { readonly url: string };
    const found = await fetch(`${there.url}/api/v1/tables/${id}`, { headers: { cookie } });
    expect(found.status).toBe(200);
    const full = await capturedArgs(['restore', file, '--data', to, '--json']);
    expect(JSON.parse(full.out)).toMatchObject({
      ok: false,
      error: { code: 'storage.unavailable' },
    });
    other.stop();
    await other.ended;
  });

  it('take no folder beside a database that the environment names', async () => {
    const env = { DATABASE_URL: 'postgres://ann:hunter2@db/destrier' };
    for (const command of [['backup', 'x'], ['restore', 'x'], ['serve']]) {
      const { out, exit } = await capturedArgs([...command, '--data', 'data', '--json'], { env });
      expect(exit).toBe(2);
      expect(out).toContain('--data and DATABASE_URL name two places');
      expect(out).not.toContain('hunter2');
    }
  });

  it('say what is missing', async () => {
    const nothing = join(newFolder(), 'nothing');
    for (const command of ['backup', 'restore']) {
      const { out, exit } = await capturedArgs([command, nothing, '--data', newFolder(), '--json']);
      expect(exit).toBe(3);
      expect(JSON.parse(out)).toMatchObject({
        error: { message: expect.stringMatching(/^There is no /) as string },
      });
    }
  });
});
