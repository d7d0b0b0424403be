import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@destrier/server';
import { CONTRACT, defineCommand } from '../command.js';
import { EXIT, wrongOption } from '../errors.js';
import { projectRoot } from '../root.js';
import { SERVER, configFrom, serverOf, storageError } from '../server.js';

/** Addresses that only this machine can reach. */
const ALONE = ['127.0.0.1', '::1', 'localhost'];

/** Addresses that mean every address of this machine. */
const EVERY = ['0.0.0.0', '::'];

/** Where to point a browser: on this machine, and from others in the network. */
function addresses(url: string, { host, place }: Config): readonly string[] {
  if (place !== undefined) return [`${place.origin}${place.base}/`];
  if (!EVERY.includes(host)) return [`${url}/`];
  const { port } = new URL(url);
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return ['localhost', ...others].map((name) => `http://${name}:${port}/`);
}

function readyText(url: string, data: string, config: Config): string {
  const [first = url, ...others] = addresses(url, config);
  const lines = [
    `Open ${first} in a browser to play.`,
    ...(others.length === 0 ? [] : [`Others in your network open ${others.join(' or ')}`]),
    `Everything is kept in ${data}. Ctrl-C ends it.`,
  ];
  if (ALONE.includes(config.host) && config.place === undefined)
    lines.push('To let others in your network in: npm start -- --host 0.0.0.0');
  return lines.join('\n');
}

export const serve = defineCommand({
  name: 'serve',
  about: 'keeps tables for people in the network, until it is stopped',
  words: [],
  options: {
    port: { kind: 'text', value: 'N', about: 'the port to listen on (8080)' },
    host: {
      kind: 'text',
      value: 'address',
      about: 'the address to listen on; 0.0.0.0 lets others in (127.0.0.1)',
    },
    ...SERVER,
    'public-url': { kind: 'text', value: 'url', about: 'the address that people type' },
    'log-level': { kind: 'text', value: 'level', about: 'how much is logged (info)' },
  },
  example: 'serve --host 0.0.0.0 --port 8080',
  async run({ values, json, io }) {
    const server = await serverOf();
    const config = configFrom(server, io.env, values);
    const running = await server
      .serve(config, { page: join(projectRoot(), 'web', 'dist') })
      .catch((error: unknown) => {
        throw couldNot(error, config);
      });
    const data = config.databaseUrl === undefined ? config.folder : 'PostgreSQL';
    const { url } = running;
    const ready = { contract: CONTRACT, command: 'serve', ok: true, url, data, pid: process.pid };
    io.stdout.write(`${json ? JSON.stringify(ready) : readyText(url, data, config)}\n`);
    await stopped(io.cancelled);
    await running.close();
    return EXIT.good;
  },
});

function couldNot(error: unknown, { host, port }: Config): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'EADDRINUSE')
    return wrongOption(`port ${port} is taken`, 'name another with --port, or 0 for any');
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES')
    return wrongOption(
      `nothing can listen on ${host}:${port}`,
      'name others with --host and --port',
    );
  return storageError(error);
}

function stopped(cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (cancelled.aborted) return resolve();
    cancelled.addEventListener('abort', () => resolve(), { once: true });
    process.once('SIGTERM', () => resolve());
  });
}
