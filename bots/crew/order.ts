import type { Chunk } from './work.js';

/** Passes chunks on in the order of their games, whatever the order in which they come. */
export function inOrder<C extends Chunk>(
  first: number,
  deliver: (chunk: C) => void,
): (chunk: C) => void {
  const waiting = new Map<number, C>();
  let next = first;
  return (chunk) => {
    waiting.set(chunk.from, chunk);
    for (let one = waiting.get(next); one !== undefined; one = waiting.get(next)) {
      waiting.delete(next);
      next += one.played.length;
      deliver(one);
    }
  };
}
