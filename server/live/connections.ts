import type { Limits } from '../config.js';
import { networkOf } from '../people/throttle.js';
import { Refused } from '../refused.js';

export interface Caller {
  readonly person: string;
  readonly address: string;
}

/** How many sockets and streams everybody has open in this process. */
export class Connections {
  readonly #limits: Pick<Limits, 'personConnections' | 'addressConnections'>;
  readonly #open = new Map<string, number>();

  constructor(limits: Pick<Limits, 'personConnections' | 'addressConnections'>) {
    this.#limits = limits;
  }

  /** Refuses one more. */
  check(caller: Caller): void {
    for (const [key, most] of this.#counted(caller))
      if ((this.#open.get(key) ?? 0) >= most) throw new Refused('connections.many', { most });
  }

  /** Counts one more until it is given back, which is done once. */
  take(caller: Caller): () => void {
    this.check(caller);
    const keys = this.#counted(caller).map(([key]) => key);
    for (const key of keys) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      for (const key of keys) this.#less(key);
    };
  }

  #less(key: string): void {
    const left = (this.#open.get(key) ?? 0) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }

  #counted({ person, address }: Caller): [key: string, most: number][] {
    return [
      [`person ${person}`, this.#limits.personConnections],
      [`address ${networkOf(address)}`, this.#limits.addressConnections],
    ];
  }
}
