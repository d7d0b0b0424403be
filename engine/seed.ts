import { sha256 } from './sha256.js';

/** The seed of a real table: 256 secret bits, and a nonce of each seat mixed in after the commitment was published. */
export interface Seed {
  readonly secret: string;
  readonly nonces: readonly string[];
}

/** What is published before the seats give their nonces. */
export function commitmentOf(seed: Seed | string): string {
  return `sha256:${sha256(`destrier seed\n${typeof seed === 'string' ? seed : seed.secret}`)}`;
}

/** The key from which all streams of a table come: nobody who gave only one part could choose it. */
export function tableKey(seed: Seed | string): string {
  if (typeof seed === 'string') return sha256(`destrier table\n${seed}`);
  return sha256(`destrier table\n${JSON.stringify([seed.secret, ...seed.nonces])}`);
}
