import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isStill } from '../http/who.js';
import { Backlog } from './backlog.js';
import { messageOf, type LiveDeps, type Connection } from './connection-hub.js';
import type { WatchRequest } from './table-subscription.js';

/** One table as lines of JSON, for programs that know nothing but HTTP. */
export class StreamLine implements Connection {
  readonly out = new PassThrough();
  readonly backlog: Backlog;
  readonly #isStill: () => Promise<boolean>;

  /** `still`: whether the caller may still have it. */
  constructor(most: number, still: () => Promise<boolean>) {
    this.backlog = new Backlog(most, () => this.out.readableLength + this.out.writableLength);
    this.#isStill = still;
  }

  send(text: string): void {
    if (this.out.writableEnded || this.out.destroyed) return;
    if (!this.backlog.bears(() => this.out.write(`${text}\n`))) this.out.destroy();
  }

  async beat(): Promise<void> {
    this.send(messageOf({ kind: 'alive' }));
    if (!(await this.#isStill())) this.end();
  }

  end(): void {
    this.out.end();
  }
}

/** Opens a stream on a table, once it is known that the person may look at it. */
export async function openStream(
  { config, services, hub }: LiveDeps,
  request: FastifyRequest,
  watch: WatchRequest,
): Promise<PassThrough> {
  const release = hub.connections.take({ person: watch.person, address: request.ip });
  const line = new StreamLine(config.limits.backlog, () => isStill(request, services));
  try {
    const stop = await line.backlog.catchUp(() => hub.watch(line, watch));
    hub.add(line);
    line.out.once('close', () => {
      stop();
      release();
      hub.remove(line);
    });
  } catch (error) {
    release();
    throw error;
  }
  return line.out;
}
