import { randomUUID } from 'node:crypto';
import { botHost } from '@destrier/bots/host';
import { boxes } from '@destrier/registry';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.js';
import type { Config } from './config.js';
import { newLog } from './http/log.js';
import { Metrics } from './http/metrics.js';
import { leasesIn } from './leases.js';
import { Throttle } from './people/throttle.js';
import { mindDowntime } from './rooms/downtime.js';
import { Rooms } from './rooms/rooms.js';
import { Thinking } from './rooms/thinking.js';
import { cookieKey } from './secret.js';
import { awaitStorage } from './storage/awaited.js';
import type { Storage } from './storage/storage.js';
import { settle, settleAll } from './tables/finish.js';
import type { TableServices, Offered } from './tables/services.js';
import { Seating } from './tables/seating.js';
import { settingsIn } from './tables/setting.js';

const BEAT_MS = 15_000;
const REQUEST_MS = 30_000;
/** How long a database that starts at the same time as the server may take. */
const PATIENCE_MS = 60_000;

/** What is otherwise than usual, above all in tests. */
export interface Unusual {
  readonly games?: readonly Offered[];
  readonly log?: FastifyBaseLogger;
  readonly now?: () => number;
  /** How often connections are looked after. */
  readonly beatMs?: number;
  /** How long a request may take to arrive. */
  readonly requestMs?: number;
  /** Bots answer at multiples of so many milliseconds. */
  readonly paceMs?: number;
  /** How long a database that does not answer is waited for. */
  readonly patienceMs?: number;
  /** The folder with the built page, if there is one. */
  readonly page?: string;
}

/** A server that runs. */
export interface Running {
  /** Where it listens, with the path under which everything is served. */
  readonly url: string;
  readonly storage: Storage;
  /** Tells everybody, finishes what was begun and puts everything away; done once, however often it is asked. */
  close(): Promise<void>;
}

/** What has to be undone at the end, the latest first. */
class Undoing {
  readonly #steps: (() => unknown)[] = [];
  #done: Promise<void> | null = null;

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  all(): Promise<void> {
    this.#done ??= this.#all();
    return this.#done;
  }

  /** One that fails does not keep the others from being undone. */
  async #all(): Promise<void> {
    const faults: unknown[] = [];
    for (const step of this.#steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'The server could not stop cleanly.');
  }
}

/** Opens everything and listens. What was opened is closed again if something fails. */
export async function serve(config: Config, unusual: Unusual = {}): Promise<Running> {
  const undoing = new Undoing();
  try {
    return { ...(await open(config, unusual, undoing)), close: () => undoing.all() };
  } catch (error) {
    await undoing.all();
    throw error;
  }
}

async function open(
  config: Config,
  unusual: Unusual,
  undoing: Undoing,
): Promise<Omit<Running, 'close'>> {
  const log = unusual.log ?? newLog(config.logLevel);
  const metrics = new Metrics();
  const storage = metrics.timed(await awaitStorage(config, log, unusual.patienceMs ?? PATIENCE_MS));
  undoing.add(() => storage.close());
  const services = openServices(storage, unusual, log, undoing);
  await beginWork(services, metrics, log, undoing, unusual.paceMs);
  const app = await buildApp({
    config,
    services,
    metrics,
    log,
    secret: config.secret ?? (await cookieKey(storage)),
    beatMs: unusual.beatMs ?? BEAT_MS,
    requestMs: unusual.requestMs ?? REQUEST_MS,
    page: unusual.page ?? null,
  });
  undoing.add(() => app.close());
  const { host, port } = config;
  const address = await app.listen({ host, port });
  const url = `${address}${config.place?.base ?? ''}`;
  log.info({ url, storage: storage.kind }, 'listening');
  undoing.add(() => log.info('stopping'));
  return { url, storage };
}

function openServices(
  storage: Storage,
  { games = boxes(), now = Date.now }: Unusual,
  log: FastifyBaseLogger,
  undoing: Undoing,
): TableServices {
  const rooms = new Rooms({
    storage,
    now,
    report: reporting(log),
    settingOf: settingsIn(storage, games),
  });
  undoing.add(() => rooms.close());
  const seating = new Seating(storage);
  undoing.add(() => seating.close());
  return { storage, rooms, seating, games, now, throttle: new Throttle(now) };
}

const reporting =
  (log: FastifyBaseLogger) =>
  (what: string, table: string, err: unknown): void =>
    log.error({ err, table }, what);

/** What goes on without anybody asking: clocks get time back, results are settled, bots think. */
async function beginWork(
  services: TableServices,
  metrics: Metrics,
  log: FastifyBaseLogger,
  undoing: Undoing,
  paceMs: number | undefined,
): Promise<void> {
  const report = reporting(log);
  const leases = leasesIn(services.storage, randomUUID());
  undoing.add(await mindDowntime({ ...services, leases, report }));
  await settleAll(services);
  const host = botHost({ log: (words) => log.warn(words) });
  undoing.add(() => host.close());
  const finished = (table: string): Promise<void> => settle(services, table);
  const thinking = new Thinking({ ...services, host, leases, finished, report, paceMs });
  undoing.add(() => thinking.close());
  metrics.watch('destrier_thinking_tables', 'Tables at which a bot thinks.', () => thinking.tables);
  thinking.start();
}
