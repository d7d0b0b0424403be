interface Pacing<Step> {
  show(step: Step): void;
  /** Whether it waits until what came before it was looked at. */
  waits(step: Step): boolean;
  /** How long a step is looked at; null: not at all. */
  rest(step: Step): Promise<void> | null;
}

/** Shows steps in their order, some of them one by one; what does not wait brings all before it along. */
export class Paced<Step> {
  readonly #pacing: Pacing<Step>;
  #waiting: Step[] = [];
  /** Which rest is under way; null: none. */
  #resting: symbol | null = null;

  constructor(pacing: Pacing<Step>) {
    this.#pacing = pacing;
  }

  add(step: Step): void {
    this.#waiting.push(step);
    if (!this.#pacing.waits(step)) this.flush();
    else if (this.#resting === null) this.#next();
  }

  /** Shows all that waits. */
  flush(): void {
    this.#resting = null;
    for (let step = this.#waiting.shift(); step !== undefined; step = this.#waiting.shift()) {
      this.#pacing.show(step);
      if (this.#waiting.length === 0) this.#restAfter(step);
    }
  }

  /** Shows nothing of what waits. */
  forget(): void {
    this.#waiting = [];
    this.#resting = null;
  }

  #next(): void {
    while (this.#resting === null) {
      const step = this.#waiting.shift();
      if (step === undefined) return;
      this.#pacing.show(step);
      this.#restAfter(step);
    }
  }

  #restAfter(step: Step): void {
    const rest = this.#pacing.rest(step);
    if (rest === null) return;
    const mine = Symbol('a rest');
    this.#resting = mine;
    void rest.then(() => {
      if (this.#resting !== mine) return;
      this.#resting = null;
      this.#next();
    });
  }
}
