import { need, streamFrom } from '@destrier/engine';
import { z } from 'zod';
import { Client } from '../http/testing/client.js';
import { TestSocket } from '../http/testing/socket.js';
import { beginTable, openTable } from '../http/testing/table.js';
import { frameSchema } from '../live/frames.js';
import type { Storage } from '../storage/storage.js';
import { Junk, shapeSchema, type Shape } from './junk.js';
import { digestOf } from './digest.js';
import { withServers, type ServerProcess } from './process.js';

export interface HostileTrial {
  /** The command line's program, as it is built. */
  readonly program: string;
  /** Where the server keeps its data. */
  readonly env: { readonly [name: string]: string };
  /** How many requests and how many frames. */
  readonly requests: number;
  readonly frames: number;
  readonly seed: string;
  /** Opens the same data to look at them when no server runs. */
  readonly open: () => Promise<Storage>;
}

export interface HostileReport {
  readonly requests: number;
  readonly frames: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers that should not have been, and what changed; none if all is well. */
  readonly faults: readonly string[];
}

const UNLIMITED = {
  DESTRIER_LIMIT_BAD_FRAMES: '1000000000',
  LOG_LEVEL: 'error',
};
/** Requests that are sent at once. */
const AT_ONCE = 16;
/** Frames that are sent before the answers are read. */
const FRAMES_AT_ONCE = 200;

/** Sends what no client should, and finds out whether anything came of it. */
export function hostileTrial(trial: HostileTrial): Promise<HostileReport> {
  const env = { ...trial.env, ...UNLIMITED };
  return withServers((start) => tried(trial, () => start(trial.program, env)));
}

async function tried(
  trial: HostileTrial,
  start: () => Promise<ServerProcess>,
): Promise<HostileReport> {
  const first = await start();
  const scene = await Scene.lay(first.url);
  await first.stop();
  const before = await digestOf(trial.open);
  const server = await start();
  const attack = new Attack(scene.at(server.url), new Junk(streamFrom(trial.seed)));
  await attack.request(trial.requests);
  await attack.speak(trial.frames);
  const code = await server.stop();
  if (code !== 0) attack.faults.push(`the server ended with ${code}`);
  if (server.said !== '') attack.faults.push(`the server reported ${server.said}`);
  if ((await digestOf(trial.open)) !== before) attack.faults.push('something was changed');
  const { statuses, faults } = attack;
  return { requests: trial.requests, frames: trial.frames, statuses, faults };
}

/** Somebody with a seat, somebody without, and tables in every state. */
class Scene {
  readonly url: string;
  readonly tables: readonly string[];
  readonly seated: Client;
  readonly stranger: Client;

  private constructor(url: string, tables: readonly string[], seated: Client, stranger: Client) {
    this.url = url;
    this.tables = tables;
    this.seated = seated;
    this.stranger = stranger;
  }

  static async lay(url: string): Promise<Scene> {
    const [ann, bob] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Bob')];
    const running = await beginTable(ann, bob, { game: 'glory', options: {} });
    const hidden = await beginTable(ann, bob, { access: 'invitation' });
    const over = await beginTable(ann, bob);
    await ann.post(`/tables/${over}/resign`);
    const open = await openTable(ann, { access: 'invitation' });
    return new Scene(url, [running, hidden, over, open], ann, await Client.guest(url, 'Eve'));
  }

  at(url: string): Scene {
    return new Scene(url, this.tables, this.seated.at(url), this.stranger.at(url));
  }
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: Shape | null;
}

const specSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.looseObject({ in: z.string(), name: z.string() })).default([]),
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema: shapeSchema }) }) })
          .optional(),
      }),
    ),
  ),
});

async function routesOf(url: string): Promise<Route[]> {
  const { paths } = specSchema.parse(await (await fetch(`${url}/api/openapi.json`)).json());
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: requestBody?.content['application/json'].schema ?? null,
      })),
    );
}

/** What nobody may do at a table where they have no seat, however well they say it. */
const SEATED_ONLY = /\/(choose|undo|resign|back|stand-in|leave|nonce|bot|clear|chat)$/;

interface Sent {
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** Whether it must be refused. */
  readonly bad: boolean;
}

class Attack {
  readonly faults: string[] = [];
  readonly statuses: Record<number, number> = {};
  readonly #scene: Scene;
  readonly #junk: Junk;

  constructor(scene: Scene, junk: Junk) {
    this.#scene = scene;
    this.#junk = junk;
  }

  async request(count: number): Promise<void> {
    const routes = await routesOf(this.#scene.url);
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const batch = Math.min(AT_ONCE, count - sent);
      await Promise.all(Array.from({ length: batch }, () => this.#send(this.#junk.any(routes))));
    }
  }

  async #send(route: Route): Promise<void> {
    const { headers, body, bad } = this.#sent(route);
    const path = this.#path(route);
    const stop = new AbortController();
    const init = { method: route.method, headers, signal: stop.signal };
    try {
      const { status } = await fetch(
        `${this.#scene.url}${path}`,
        body === undefined ? init : { ...init, body },
      );
      this.statuses[status] = (this.statuses[status] ?? 0) + 1;
      if (status >= 500 || (bad && status < 400))
        this.faults.push(`${route.method} ${path} with ${body?.slice(0, 200)}: ${status}`);
    } catch (error) {
      this.faults.push(`${route.method} ${path} with ${body?.slice(0, 200)}: ${String(error)}`);
    }
    // A stream would not end.
    stop.abort();
  }

  #path({ path, query }: Route): string {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const isTable = name === 'table' && this.#junk.random.below(4) > 0;
      return isTable ? this.#junk.any(this.#scene.tables) : encodeURIComponent(this.#word());
    });
    if (query.length === 0) return filled;
    const asked = query.map((name) => `${name}=${encodeURIComponent(this.#word())}`);
    return `${filled}?${asked.join('&')}`;
  }

  /** Without halves of characters, which no address can hold. An empty one would be another route. */
  #word(): string {
    const text = this.#junk.text().replaceAll(/\p{Cs}/gu, '');
    return text === '' || text === '.' || text === '..' ? '0' : text;
  }

  /** By whom and with what something is asked. */
  #sent({ method, path, body }: Route): Sent {
    const { seated, stranger } = this.#scene;
    const json = { 'content-type': 'application/json' };
    if (method === 'GET')
      return { headers: this.#junk.any([seated.headers, stranger.headers, {}]), bad: false };
    if (this.#junk.random.below(6) === 0) {
      const headers = { ...seated.headers, ...json, origin: 'https://evil.example' };
      return { headers, body: JSON.stringify(this.#junk.shaped(body ?? {})), bad: true };
    }
    if (body === null) {
      // Those who sign out are nobody from then on.
      const mine = path.endsWith('/sign-out') ? {} : stranger.headers;
      return { headers: this.#junk.any([mine, {}]), bad: false };
    }
    if (SEATED_ONLY.test(path) && this.#junk.random.below(3) === 0) {
      const words = JSON.stringify(this.#junk.shaped(body));
      return { headers: { ...stranger.headers, ...json }, body: words, bad: true };
    }
    const headers = { ...this.#junk.any([seated.headers, stranger.headers]), ...json };
    return { headers, body: this.#words(body), bad: true };
  }

  #words(body: Shape): string {
    const words = JSON.stringify(this.#junk.broken(body));
    switch (this.#junk.random.below(12)) {
      case 0:
        return words.slice(0, -1);
      case 1:
        return `${'['.repeat(5000)}${words}`;
      case 2:
        return `{"text":"${'x'.repeat(3_000_000)}"}`;
      default:
        return words;
    }
  }

  async speak(count: number): Promise<void> {
    const arms = z.toJSONSchema(frameSchema, { io: 'input' });
    const shapes = need(shapeSchema.parse(arms).oneOf ?? shapeSchema.parse(arms).anyOf, 'frames');
    const sockets = [
      await TestSocket.open(this.#scene.seated),
      await TestSocket.open(this.#scene.stranger),
    ];
    for (let said = 0; said < count; said += FRAMES_AT_ONCE) {
      const socket = need(sockets[(said / FRAMES_AT_ONCE) % sockets.length], 'socket');
      for (let n = Math.min(FRAMES_AT_ONCE, count - said); n > 0; n--)
        socket.socket.send(this.#frame(this.#junk.any(shapes)));
      socket.say({ kind: 'ping' });
      await socket.next('pong');
    }
    for (const { socket, seen } of sockets) {
      const done = seen.filter(({ kind }) => kind === 'done');
      this.faults.push(...done.map((one) => `a frame was done: ${JSON.stringify(one)}`));
      socket.terminate();
    }
  }

  /** Broken, or well said of what is not there or not theirs. */
  #frame(shape: Shape): string | Buffer {
    const { random } = this.#junk;
    const table = this.#junk.any([...this.#scene.tables, this.#junk.text()]);
    switch (random.below(4)) {
      case 0:
        return Buffer.from(JSON.stringify(this.#junk.value()) ?? '');
      case 1:
        return JSON.stringify(this.#junk.broken(shape));
      case 2:
        return JSON.stringify({ ...Object(this.#junk.broken(shape)), table });
      default:
        return JSON.stringify({
          ...Object(this.#junk.shaped(shape)),
          table,
          ask: this.#junk.text(),
        });
    }
  }
}
