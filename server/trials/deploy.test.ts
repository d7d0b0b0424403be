import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settings } from '../config.js';
import { newPlace } from '../storage/testing/places.js';
import { PROCESSES, SERVE, withServers, type ServerProcess } from './process.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = 'cli/dist/main.js';
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

type Env = Readonly<Record<string, string>>;

const { app } = z
  .object({
    services: z.object({
      app: z.object({
        command: z.array(z.string()),
        deploy: z.object({ replicas: z.number() }),
        environment: z.record(z.string(), z.string()),
      }),
    }),
  })
  .parse(parse(read('deploy/compose.yaml'))).services;

/** What stands after a word at the beginning of a line. */
const after = (text: string, word: string): string =>
  new RegExp(`^${word}(.*)$`, 'm').exec(text)?.[1] ?? '';

const pairs = (text: string): Env =>
  Object.fromEntries(
    text.split(' ').map((pair): [string, string] => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(pair) ?? [];
      return [name, value];
    }),
  );

const image = read('deploy/Dockerfile');
const unit = read('deploy/destrier@.service');
const unitEnv = pairs(after(unit, 'Environment='));

it('runs in a container what is tried with three processes', () => {
  expect(app.command).toEqual(['node', PROGRAM, ...SERVE]);
  expect(JSON.parse(after(image, 'CMD '))).toEqual(app.command);
  expect(app.deploy.replicas).toBe(PROCESSES);
});

it('runs as a service what is tried, in the folder where the container has it', () => {
  expect(after(unit, 'ExecStart=')).toBe(['/usr/bin/env node', PROGRAM, ...SERVE].join(' '));
  expect(after(unit, 'WorkingDirectory=')).toBe(after(image, 'WORKDIR '));
});

it.each([
  ['the compose file', app.environment],
  ['the image', pairs(after(image, 'ENV '))],
  ['the service', unitEnv],
])('has only settings in %s that there are and that the guide lists', (_, env) => {
  const known = settings.map(({ name }) => name);
  const guide = read('docs/operations.md');
  expect(Object.keys(env).length).toBeGreaterThan(2);
  for (const name of Object.keys(env)) {
    expect(known).toContain(name);
    expect(guide).toContain(`\n| \`${name}\` |`);
  }
});

/** As compose fills in what is left open: with what stands after `:-`, or nothing. */
const filledIn = (env: Env): Env =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g, '$1'),
    ]),
  );

it('starts as the compose file says, three processes on one database', () =>
  withServers(async (start) => {
    const place = await newPlace('postgres');
    const own = { DATABASE_URL: place.address, DESTRIER_DATA: place.folder };
    const env = { ...filledIn(app.environment), ...own };
    const servers: ServerProcess[] = [];
    for (let i = 0; i < app.deploy.replicas; i++)
      servers.push(await start(join(ROOT, PROGRAM), env));
    for (const { url } of servers)
      expect((await fetch(`http://127.0.0.1:${new URL(url).port}/readyz`)).status).toBe(200);
    for (const server of servers) expect(await server.stop()).toBe(0);
    await place.clear();
  }));

it('starts as the service says, with its data in one folder', () =>
  withServers(async (start) => {
    const place = await newPlace('sqlite');
    const env = { ...unitEnv, DESTRIER_DATA: place.folder };
    const server = await start(join(ROOT, PROGRAM), env);
    const { port } = new URL(server.url);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await place.clear();
  }));
