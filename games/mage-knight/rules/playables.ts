import { branchesOf } from '../book.js';
import type { Effect } from '../content/ops.js';
import type { FaceData, When } from '../content/types.js';
import type { Needs } from './mana.js';

/** What a face can be played as. */

/** A branch of a face, or the whole of it. */
export interface Playable {
  readonly word: string | null;
  readonly when: readonly When[];
  readonly do: Effect;
  /** All that must be paid for it. */
  readonly needs: Needs;
}

/** What must be paid, now or while it is carried out; what one may pay is not among it. */
export function needsIn(effect: Effect, word: string | null): Needs {
  return effect.flatMap((op) => {
    if (op.op === 'pay') return [op.of];
    if (op.op !== 'one-of') return [];
    return needsIn(op.options.find((branch) => branch.word === word)?.do ?? [], null);
  });
}

/** The branches of a face, or the whole of it; `cost`: what is paid besides what it says itself. */
export function playablesOf({ when, do: effect }: FaceData, cost: Needs): readonly Playable[] {
  const of = (word: string | null, then = when): Playable => ({
    word,
    when: then,
    do: effect,
    needs: [...cost, ...needsIn(effect, word)],
  });
  const found = branchesOf({ when, do: effect }).map((branch) => of(branch.word, branch.when));
  return found.length === 0 ? [of(null)] : found;
}
