import { Worker } from 'node:worker_threads';
import type { Request } from './request.js';

/** How long one who is told to stop may take to say so before the thread is ended. */
const STOPPING_MS = 25;

/** Memory of a thread, in megabytes: several times what a search of 400 iterations needs. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** No answer came, or none in time. */
class Failure extends Error {
  override readonly name = 'Failure';
}

/** A thread that thinks about one request at a time. */
export class Thinker {
  readonly #flag = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;
  #settle: ((outcome: { readonly reply: unknown } | Error) => void) | undefined;
  /** Whether it can be asked again. */
  alive = true;

  constructor(module: URL) {
    this.#worker = new Worker(module, { workerData: this.#flag, resourceLimits: MEMORY });
    this.#worker.on('message', (reply: unknown) => this.#settle?.({ reply }));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Failure('its thread ended')));
    // Nobody waits for a thread that has nothing to think about.
    this.#worker.unref();
  }

  /** The reply as it came, whatever it is. Fails where the thread ends or the time is over, and when it is cancelled. */
  async ask(request: Request, limitMs: number, signal: AbortSignal): Promise<unknown> {
    Atomics.store(this.#flag, 0, 0);
    this.#worker.ref();
    const overtime = new AbortController();
    const timer = setTimeout(
      () => overtime.abort(new Failure(`no answer within ${limitMs} ms`)),
      limitMs,
    );
    try {
      return await this.#replyTo(request, AbortSignal.any([signal, overtime.signal]));
    } finally {
      clearTimeout(timer);
      this.#worker.unref();
    }
  }

  async #replyTo(request: Request, stop: AbortSignal): Promise<unknown> {
    const outcome = new Promise<{ readonly reply: unknown } | Error>((resolve) => {
      this.#settle = resolve;
    });
    const halt = (): void => this.#stop();
    stop.addEventListener('abort', halt, { once: true });
    try {
      this.#worker.postMessage(request);
      const found = await outcome;
      stop.throwIfAborted();
      if (found instanceof Error) throw found;
      return found.reply;
    } finally {
      stop.removeEventListener('abort', halt);
      this.#settle = undefined;
    }
  }

  /** Asks for an end of the thought, and makes one where it does not come. */
  #stop(): void {
    Atomics.store(this.#flag, 0, 1);
    const settle = this.#settle;
    setTimeout(() => {
      if (settle !== undefined && this.#settle === settle) void this.close();
    }, STOPPING_MS);
  }

  #end(error: Error): void {
    this.alive = false;
    this.#settle?.(error);
  }

  async close(): Promise<void> {
    this.alive = false;
    await this.#worker.terminate();
  }
}
