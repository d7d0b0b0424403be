import { eachAfter, eachOf, type Arm, type Three } from './dice.js';
import type { Hand } from './hand.js';
import { byFaith } from './policy.js';
import type { Field } from './tilts.js';

/** Rolls that are alike after the last reroll: the same attack, and the same best dice where a tile may turn them. */
interface Classes {
  readonly of: Int16Array;
  /** A roll of each class. */
  readonly rolls: readonly number[];
}

const BITS = 6;

function classesOf({ scale, rolls }: Arm, { watched }: Hand): Classes {
  const of = new Int16Array(scale.size);
  const at = new Map<number, number>();
  const first: number[] = [];
  for (const roll of rolls) {
    let key = scale.sum[roll] as number;
    scale.best.forEach((best, c) => {
      if ((watched & (1 << c)) !== 0) key = (key << BITS) | (best[roll] as number);
    });
    let found = at.get(key);
    if (found === undefined) {
      found = first.push(roll) - 1;
      at.set(key, found);
    }
    of[roll] = found;
  }
  return { of, rolls: first };
}

/** What becomes of a roll at step 4: the faith spent, and the classes it may come to with their chances. */
export interface Outcome {
  readonly faith: 0 | 1;
  readonly classes: readonly number[];
  readonly chances: readonly number[];
}

/** One side's dealings with faith. */
export class Reroller {
  readonly arm: Arm;
  readonly hand: Hand;
  readonly classes: Classes;
  readonly #decide: (roll: number, need: number) => Outcome;
  readonly #known = new Map<number, (Outcome | undefined)[]>();

  /** `most`: dice in a reroll; 0 without faith. */
  constructor({ arms, books }: Field, side: 0 | 1, hand: Hand, most: number) {
    const arm = arms[side];
    this.arm = arm;
    this.hand = hand;
    this.classes = classesOf(arm, hand);
    this.#decide = (roll, need) => {
      const again = most === 0 ? undefined : byFaith(books, arm, hand, most, roll, need);
      if (again === undefined) return this.kept(roll);
      return this.#gather((visit) => eachAfter(arm, roll, again, visit));
    };
  }

  /** By the policy. */
  outcome(roll: number, need: number): Outcome {
    let byRoll = this.#known.get(need);
    if (byRoll === undefined) this.#known.set(need, (byRoll = []));
    return (byRoll[roll] ??= this.#decide(roll, need));
  }

  /** No faith is spent. */
  kept(roll: number): Outcome {
    return { faith: 0, classes: [this.classes.of[roll] as number], chances: [1] };
  }

  /** Faith is spent on dice that were declared; `after`: the best die of each colour afterwards. */
  declared(after: Three<Float64Array>): Outcome {
    return this.#gather((visit) => eachOf(this.arm.scale, after, visit));
  }

  #gather(each: (visit: (roll: number, chance: number) => void) => void): Outcome {
    const byClass = new Float64Array(this.classes.rolls.length);
    each((roll, chance) => {
      const at = this.classes.of[roll] as number;
      byClass[at] = (byClass[at] as number) + chance;
    });
    const classes: number[] = [];
    byClass.forEach((chance, i) => chance > 0 && classes.push(i));
    return { faith: 1, classes, chances: classes.map((i) => byClass[i] as number) };
  }

  attackAt(reached: number): number {
    return this.arm.scale.sum[this.classes.rolls[reached] as number] as number;
  }
}
