import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { OutsideGame } from '@destrier/registry/outside';
import type { Config } from '@destrier/server';
import { CONTRACT, defineCommand } from '../command.js';
import { EXIT, wrongOption } from '../errors.js';
import { projectRoot } from '../root.js';
import { FLAGS, SERVER, configFrom, serverOf, storageError, type Flags } from '../server.js';

type Server = Awaited<ReturnType<typeof serverOf>>;

/** Addresses that mean every address of this machine. */
const EVERY = ['0.0.0.0', '::'];

/** Where to point a browser: on this machine, and from others in the network. */
function addresses(server: Server, url: string, config: Config): readonly string[] {
  const port = Number(new URL(url).port);
  const others = server.addressesForOthers(config, port);
  if (config.place !== undefined) return others;
  return EVERY.includes(config.host) ? [`http://localhost:${port}/`, ...others] : [`${url}/`];
}

function readyText(server: Server, url: string, config: Config, given: string): string {
  const [first = url, ...others] = addresses(server, url, config);
  const lines = [
    `Open ${first} in a browser to play.`,
    ...(others.length === 0 ? [] : [`Others in your network open ${others.join(' or ')}`]),
    `Everything is kept in ${config.databaseUrl === undefined ? config.folder : server.storeName(config)}. Ctrl-C ends it.`,
  ];
  if (server.isAlone(config.host) && config.place === undefined)
    lines.push(`To let others in your network in: npm start --${given} --host 0.0.0.0`);
  return lines.join('\n');
}

/** What was given, to be given again; what stood for the host is to be another. */
function flagsOf(given: Flags, outside: readonly OutsideGame[]): string {
  const games = outside.map(({ folder }) => ` --with ${quoted(folder)}`);
  const flags = FLAGS.filter((flag) => flag !== 'host')
    .map((flag) => ({ flag, value: given[flag] }))
    .map(({ flag, value }) => (value === undefined ? '' : ` --${flag} ${quoted(value)}`));
  return [...flags, ...games].join('');
}

const quoted = (word: string): string =>
  /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

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
  async run({ values, json, io, outside }) {
    const server = await serverOf();
    const config = configFrom(server, io.env, values);
    for (const name of server.unknownVariables(io.env))
      io.stderr.write(
        `${name} is not known and changes nothing; docs/operations.md lists what can be set.\n`,
      );
    const running = await server
      .serve(config, { page: pageFor(outside) })
      .catch((error: unknown) => {
        throw couldNot(error, config);
      });
    const data = config.databaseUrl === undefined ? config.folder : 'PostgreSQL';
    const { url } = running;
    const ready = { contract: CONTRACT, command: 'serve', ok: true, url, data, pid: process.pid };
    io.stdout.write(
      `${json ? JSON.stringify(ready) : readyText(server, url, config, flagsOf(values, outside))}\n`,
    );
    await stopped(io.cancelled);
    if (!json) io.stdout.write('Stopping: what is being written is finished first.\n');
    await running.close();
    return EXIT.good;
  },
});

/** The folder of the page. With games from outside it is another one, made when it is first wanted. */
function pageFor(outside: readonly OutsideGame[]): string {
  if (outside.length === 0) return join(projectRoot(), 'web', 'dist');
  const games = outside.map(({ box, folder, page, name }) => {
    const { id, seats } = box.game;
    return { id, folder, page, name, title: box.title, seats };
  });
  const builder = join(projectRoot(), 'scripts', 'page-with.mjs');
  const { status, stdout } = spawnSync(process.execPath, [builder, JSON.stringify(games)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) return stdout.trim();
  const names = games.map(({ id }) => id).join(', ');
  throw wrongOption(
    `the page cannot be built with ${names}`,
    'the builder says why above; a game must not need anything that a browser has not',
  );
}

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
