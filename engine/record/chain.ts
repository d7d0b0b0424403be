import { sha256Words } from '../sha256.js';

/** A hash at the end of a line. It is taken over all text since, and with, the hash before it. */
export const HASH_DIGITS = 12;

export function chainHash(text: string): string {
  const words = sha256Words(text);
  const high = ((words[0] as number) >>> 0).toString(16).padStart(8, '0');
  return high + ((words[1] as number) >>> 16).toString(16).padStart(4, '0');
}
