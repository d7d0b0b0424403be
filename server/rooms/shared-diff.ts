import { bring, bringInPlace, type Json } from './patch.js';

interface Followed {
  /** What is seen now, to be kept for the next time. */
  readonly value: Json;
  /** The changes as JSON. */
  readonly text: string;
}

/** What one entry changed in the views of all who look. What several saw alike and see alike is worked out once. */
export class SharedDiff {
  readonly #bring: typeof bring;
  #last: (Followed & { readonly from: Json; readonly to: Json }) | null = null;

  /** `isOneView`: all who look share one view, which may change under them: then nothing of it has to be copied. */
  constructor(isOneView: boolean) {
    this.#bring = isOneView ? bringInPlace : bring;
  }

  follow(from: Json, to: Json): Followed {
    const last = this.#last;
    if (last !== null && last.from === from && last.to === to) return last;
    const { value, changes } = this.#bring(from, to);
    this.#last = { from, to, value, text: JSON.stringify(changes) };
    return this.#last;
  }
}
