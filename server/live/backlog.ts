/**
 * Judges whether a client reads too slowly: by what waits to be sent to it. A client that comes back after a long time gets all it
 * missed at once; that much may wait, as long as it becomes less.
 */
export class Backlog {
  readonly #most: number;
  readonly #waiting: () => number;
  #spared = 0;
  #catchingUp = false;

  /** `waiting`: the bytes that wait now. */
  constructor(most: number, waiting: () => number) {
    this.#most = most;
    this.#waiting = waiting;
  }

  /** Whether too much waits for the client to ask for more. */
  get full(): boolean {
    return this.#waiting() > this.#most;
  }

  /** Lets a client catch up: what is sent meanwhile is not held against it. */
  async catchUp<T>(work: () => Promise<T>): Promise<T> {
    this.#catchingUp = true;
    try {
      return await work();
    } finally {
      this.#catchingUp = false;
      this.#spared = this.#waiting();
    }
  }

  /** Sends something. False: the client must be cut off. */
  bears(send: () => void): boolean {
    this.#spared = Math.min(this.#spared, this.#waiting());
    send();
    return this.#catchingUp || this.#waiting() - this.#spared <= this.#most;
  }
}
