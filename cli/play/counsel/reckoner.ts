import { Worker } from 'node:worker_threads';
import type { Scene } from '@destrier/bots/host';
import type { Found } from '@destrier/bots/reckon';

/** Where chances are calculated, so that nobody at the keyboard has to wait for them. */
export interface Reckoner {
  /** Tells the chances at a question as they are found, until all are found or the next question is asked. */
  ask(scene: Scene, tell: (found: Found) => void): Promise<void>;
  close(): Promise<void>;
}

/** What a thread is sent. */
export interface ReckonRequest {
  readonly id: number;
  readonly scene: Scene;
}

/** What it sends. Null: that was all. */
export interface ReckonReply {
  readonly id: number;
  readonly found: Found | null;
}

/** A thread that has nothing to do but this. A thread that failed is silent. */
export function reckonerThread(): Reckoner {
  const worker = new Worker(new URL('./thread.js', import.meta.url));
  let hasFailed = false;
  let last = 0;
  let hear: (told: ReckonReply) => void = () => undefined;
  let end = (): void => undefined;
  worker.on('message', (told: ReckonReply) => hear(told));
  worker.on('error', () => {
    hasFailed = true;
    end();
  });
  return {
    ask(scene, tell) {
      const id = ++last;
      end();
      if (hasFailed) return Promise.resolve();
      return new Promise((resolve) => {
        end = resolve;
        hear = (told) => {
          if (told.id !== id) return;
          if (told.found === null) resolve();
          else tell(told.found);
        };
        const asked: ReckonRequest = { id, scene };
        worker.postMessage(asked);
      });
    },
    async close() {
      await worker.terminate();
    },
  };
}
