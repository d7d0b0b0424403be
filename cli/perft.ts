import { setImmediate } from 'node:timers/promises';
import { answer, copyOf, menuOf, questions, type Match } from '@destrier/engine';
import { perft } from '@destrier/engine/testkit/check';

const SLICE_MS = 50;
/** What is counted in one go, so that Ctrl-C is heard in between. */
const DEEP = 2;

/** Sequences of choices by length, as far as the signal lets it come; only lengths counted out are told. */
export async function countSequences(
  match: Match,
  depth: number,
  cancelled: AbortSignal,
): Promise<number[]> {
  const counts: number[] = [];
  let cut = false;
  let pauseAt = Date.now() + SLICE_MS;
  const count = async (from: Match, left: number): Promise<number> => {
    if (Date.now() >= pauseAt) {
      await setImmediate();
      pauseAt = Date.now() + SLICE_MS;
    }
    if (left <= DEEP) return perft(from, left).at(-1) ?? 0;
    let sum = 0;
    for (const question of questions(from)) {
      const menu = menuOf(from, question, from.menu, false);
      for (let i = 0; i < menu.count; i++) {
        cut ||= cancelled.aborted;
        if (cut) return sum;
        const next = copyOf(from);
        answer(next, question, menu.nth(i));
        sum += await count(next, left - 1);
      }
    }
    return sum;
  };
  for (let length = 0; length <= depth; length++) {
    const found = await count(match, length);
    if (cut) break;
    counts.push(found);
  }
  return counts;
}
