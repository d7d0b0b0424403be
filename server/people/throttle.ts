import { Refused } from '../refused.js';

const WINDOW = 15 * 60_000;
/** For one name from one network: somebody elsewhere cannot lock its owner out. */
const PER_PAIR = 5;
const PER_HANDLE = 50;
const PER_ADDRESS = 50;
/** Of each kind: enough for a busy evening, a few megabytes under attack. */
const MOST_KEPT = 20_000;

/** Somebody who tries to get in. */
interface Trying {
  /** What they try to get in with. */
  readonly handle: string;
  /** What several such names lead to, where all their failures count. */
  readonly among?: string;
  readonly address: string;
}

/** Slows down guessing. Each process counts for itself. */
export class Throttle {
  readonly #now: () => number;
  readonly #pairs = new Failures(PER_PAIR);
  readonly #handles = new Failures(PER_HANDLE);
  readonly #addresses = new Failures(PER_ADDRESS);

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Lets somebody try. A try counts as failed while it is under way, otherwise a thousand at once would all pass; it
   * is forgotten when it turns out right, or when something else went wrong.
   */
  async attempt(who: Trying, check: () => Promise<boolean>): Promise<boolean> {
    const at = this.#now();
    const network = networkOf(who.address);
    const pair = `${network} ${who.handle}`;
    const counted = [
      [this.#pairs, pair],
      [this.#handles, who.among ?? who.handle],
      [this.#addresses, network],
    ] as const;
    const wait = Math.max(...counted.map(([failures, key]) => failures.wait(key, at)));
    if (wait > 0) throw new Refused('tries.many', { seconds: Math.ceil(wait / 1000) });
    for (const [failures, key] of counted) failures.add(key, at);
    let outcome: 'right' | 'wrong' | 'neither' = 'neither';
    try {
      outcome = (await check()) ? 'right' : 'wrong';
      return outcome === 'right';
    } finally {
      if (outcome !== 'wrong') for (const [failures, key] of counted) failures.takeBack(key, at);
      if (outcome === 'right') this.#pairs.clear(pair);
    }
  }

  /** How many names and addresses are remembered. */
  get size(): number {
    return this.#pairs.size + this.#handles.size + this.#addresses.size;
  }
}

/** The times of the latest failures by key, the key that failed last at the end. */
class Failures {
  readonly #most: number;
  readonly #times = new Map<string, number[]>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#times.size;
  }

  /** Milliseconds until one more try is allowed. */
  wait(key: string, at: number): number {
    const fresh = this.#fresh(key, at);
    const first = fresh[fresh.length - this.#most];
    return first === undefined ? 0 : first + WINDOW - at;
  }

  add(key: string, at: number): void {
    const fresh = this.#fresh(key, at);
    this.#times.delete(key);
    this.#forget(at);
    this.#times.set(key, [...fresh, at]);
  }

  takeBack(key: string, at: number): void {
    const times = this.#times.get(key) ?? [];
    const index = times.indexOf(at);
    if (index >= 0) times.splice(index, 1);
    if (times.length === 0) this.#times.delete(key);
  }

  clear(key: string): void {
    this.#times.delete(key);
  }

  #fresh(key: string, at: number): number[] {
    return (this.#times.get(key) ?? []).filter((time) => time + WINDOW > at);
  }

  /** The oldest stand first, so it is enough to look there. */
  #forget(at: number): void {
    for (const [key, times] of this.#times) {
      const last = times.at(-1) ?? 0;
      if (last + WINDOW > at && this.#times.size < MOST_KEPT) return;
      this.#times.delete(key);
    }
  }
}

/** The owner of one IPv6 address has its whole /64, so that counts as one. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = (tail ?? '').split(':').filter((group) => group !== '');
  const gap = Array.from<string>({ length: Math.max(0, 8 - front.length - back.length) }).fill('0');
  const groups = [...front, ...(tail === undefined ? [] : gap), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
