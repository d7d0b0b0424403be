import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../http/parts.js';
import { isStill } from '../http/who.js';
import { Backlog } from './backlog.js';
import { messageOf, type Line } from './live.js';
import type { Wish } from './watching.js';

/** One table as lines of JSON, for programs that know nothing but HTTP. */
export class StreamLine implements Line {
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
  { config, hall, live }: Parts,
  request: FastifyRequest,
  wish: Wish,
): Promise<PassThrough> {
  const release = live.connections.take({ person: wish.person, address: request.ip });
  const line = new StreamLine(config.limits.backlog, () => isStill(request, hall));
  try {
    const stop = await line.backlog.catchUp(() => live.watch(line, wish));
    live.add(line);
    line.out.once('close', () => {
      stop();
      release();
      live.remove(line);
    });
  } catch (error) {
    release();
    throw error;
  }
  return line.out;
}
