import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { tellAll, type News } from './storage.js';

export const CHANNEL = 'destrier';

const FIRST_WAIT = 50;
const LONGEST_WAIT = 5000;
/** A connection that broke without a word shows at the next beat. */
const BEAT = 10_000;
const PATIENCE = 5000;

/** What is sent: only the number and the id, never what an entry says. */
export function toPayload(news: News): string {
  return `${news.seq ?? ''} ${news.table}`;
}

function fromPayload(payload: string): News {
  const gap = payload.indexOf(' ');
  const seq = payload.slice(0, gap);
  return { table: payload.slice(gap + 1), seq: seq === '' ? null : Number(seq) };
}

/** Hears what all processes tell, on a connection of its own that is made again when it is lost. */
export class PostgresListener {
  readonly #url: string;
  readonly #listeners = new Set<(news: News | null) => void>();
  readonly #stop = new AbortController();
  #running: Promise<void> | null = null;
  #wait = FIRST_WAIT;

  constructor(url: string) {
    this.#url = url;
  }

  add(told: (news: News | null) => void): () => void {
    // A function of its own, so that a listener added twice is told twice, and each can be stopped alone.
    const listener = (news: News | null) => told(news);
    this.#listeners.add(listener);
    this.#running ??= this.#run();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.#hear();
      } catch {
        // The next connection tells that something may have been missed.
      }
      await this.#pause(this.#wait, this.#stop.signal);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    }
  }

  /** Listens until the connection is lost or nobody wants it any more. */
  async #hear(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'destrier listener',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload }) => this.#tell(fromPayload(payload ?? '')));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#wait = FIRST_WAIT;
      this.#tell(null);
      const over = AbortSignal.any([lost.signal, this.#stop.signal]);
      while (!over.aborted) {
        await this.#pause(BEAT, over);
        if (!over.aborted) await client.query('select 1');
      }
    } finally {
      // A server that does not answer must not hold up the end.
      await Promise.race([client.end(), this.#pause(PATIENCE, lost.signal)]);
    }
  }

  #tell(news: News | null): void {
    queueMicrotask(() => tellAll(this.#listeners, news));
  }

  async #pause(milliseconds: number, until: AbortSignal): Promise<void> {
    await sleep(milliseconds, undefined, { signal: until }).catch(() => {});
  }
}
