import { Refused } from '../refused.js';

/** Work that is done a few at a time, in the order it came; refused once too many wait. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#working < this.#atOnce) {
      this.#working += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new Refused('server.busy');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
