/** Tells of each key at once, and of what follows soon after together: at most once in this many milliseconds. */
export class Throttled {
  readonly #everyMs: number;
  readonly #tell: (key: string) => void;
  /** Keys that were told of a moment ago, and whether there is something new since. */
  readonly #lately = new Map<string, { isNew: boolean; readonly timer: NodeJS.Timeout }>();

  constructor(everyMs: number, tell: (key: string) => void) {
    this.#everyMs = everyMs;
    this.#tell = tell;
  }

  add(key: string): void {
    const told = this.#lately.get(key);
    if (told === undefined) this.#now(key);
    else told.isNew = true;
  }

  #now(key: string): void {
    const timer = setTimeout(() => {
      const isNew = this.#lately.get(key)?.isNew === true;
      this.#lately.delete(key);
      if (isNew) this.#now(key);
    }, this.#everyMs);
    this.#lately.set(key, { isNew: false, timer });
    this.#tell(key);
  }

  /** Tells nothing more. */
  close(): void {
    for (const { timer } of this.#lately.values()) clearTimeout(timer);
    this.#lately.clear();
  }
}
