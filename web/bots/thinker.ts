import type { Judged, Stand } from '@destrier/bots/curve';
import type { Advised, Found } from '@destrier/bots/reckon';
import type { Reply, Request, Scene } from '@destrier/bots/request';
import type { Errand, Recorded, Weighing, Word } from './bots.worker.js';

/** What an analysis tells as it finds it. */
export type Told =
  | { readonly kind: 'stand'; readonly stand: Stand; readonly all: number }
  | { readonly kind: 'judged'; readonly judged: Judged };

/** A worker that does one errand at a time; a new one takes its place when it fails or is told to stop. */
export class Thinker {
  #worker: Worker | undefined;

  think(request: Request, signal: AbortSignal): Promise<Reply> {
    return this.#send({ kind: 'think', request }, signal, (word, done) => {
      if (word.kind === 'thought') done(word.reply);
    });
  }

  /** Tells what a policy chooses and then chances as they are found; nothing at questions that it does not know. */
  reckon(scene: Scene, tell: (told: Advised | Found) => void, signal: AbortSignal): Promise<void> {
    return this.#send({ kind: 'reckon', scene }, signal, (word, done) => {
      if (word.kind === 'advised') tell(word.advised);
      if (word.kind === 'found') tell(word.found);
      if (word.kind === 'end') done();
    });
  }

  /** Tells how the chances stood at each moment of a finished game, then what choices cost, as it is found. */
  analyse(game: Recorded, tell: (told: Told) => void, signal: AbortSignal): Promise<void> {
    return this.#send({ kind: 'analyse', ...game }, signal, (word, done) => {
      if (word.kind === 'stand' || word.kind === 'judged') tell(word);
      if (word.kind === 'end') done();
    });
  }

  /** The share of victory that an option gives away beside a better one. */
  weigh(asked: Weighing, signal: AbortSignal): Promise<number> {
    return this.#send({ kind: 'weigh', ...asked }, signal, (word, done) => {
      if (word.kind === 'weighed') done(word.cost);
    });
  }

  async #send<T>(
    errand: Errand,
    signal: AbortSignal,
    hear: (word: Word, done: (value: T) => void) => void,
  ): Promise<T> {
    signal.throwIfAborted();
    const worker = (this.#worker ??= newWorker());
    const listening = new AbortController();
    try {
      return await new Promise<T>((resolve, reject) => {
        const options = { signal: listening.signal };
        const fail = (): void => reject(new Error('the worker ended'));
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<Word>) => {
            if (data.kind === 'failed') reject(new Error(data.reason));
            else hear(data, resolve);
          },
          options,
        );
        worker.addEventListener('error', fail, options);
        worker.addEventListener('messageerror', fail, options);
        signal.addEventListener(
          'abort',
          () => {
            this.close();
            reject(signal.reason as Error);
          },
          options,
        );
        worker.postMessage(errand);
      });
    } catch (error) {
      // By now another errand may have a worker of its own.
      if (this.#worker === worker) this.close();
      throw error;
    } finally {
      listening.abort();
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function newWorker(): Worker {
  return new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
}
