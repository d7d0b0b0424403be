import { otherFlank } from '../rules/duel/sides.js';
import type { Closing } from './closing.js';
import type { Arm } from './dice.js';
import type { Outcome, Reroller } from './reroller.js';
import type { Close, Ending, Field, Pair } from './tilts.js';

/**
 * An engagement from the roll on, by the policy for both sides. What chance does to one side is independent of the
 * other, and what a side does depends on the other through its attack alone. So rolls are gathered into classes.
 */

/** An engagement whose dice are rolled, or about to be. */
export class Engagement {
  readonly field: Field;
  readonly lead: number;
  readonly sides: Pair<Reroller>;
  readonly #closing: Closing;
  readonly #width: number;
  /** By the faith that each side has spent: the chance of each pair of classes. */
  readonly #pairs: Pair<Pair<Float64Array>>;

  constructor(field: Field, lead: number, sides: Pair<Reroller>, closing: Closing) {
    this.field = field;
    this.lead = lead;
    this.sides = sides;
    this.#closing = closing;
    this.#width = sides[1].classes.rolls.length;
    const empty = () => new Float64Array(sides[0].classes.rolls.length * this.#width);
    this.#pairs = [
      [empty(), empty()],
      [empty(), empty()],
    ];
  }

  /** The least attack by a side's dice with which it leads. */
  #need(side: 0 | 1, foe: number): number {
    return foe + (side === 0 ? -this.lead : this.lead) + (this.field.ties === side ? 0 : 1);
  }

  /** Adds what the second to act makes of its roll, after the first has reached a class. */
  #addSecond(first: 0 | 1, reached: number, faith: 0 | 1, outcome: Outcome, chance: number): void {
    const pairs =
      first === 0 ? this.#pairs[faith][outcome.faith] : this.#pairs[outcome.faith][faith];
    const { classes, chances } = outcome;
    for (let k = 0; k < classes.length; k++) {
      const own = classes[k] as number;
      const at = first === 0 ? reached * this.#width + own : own * this.#width + reached;
      pairs[at] = (pairs[at] as number) + chance * (chances[k] as number);
    }
  }

  #second(first: 0 | 1, reached: number, roll: number): Outcome {
    const second = otherFlank(first);
    const need = this.#need(second, this.sides[first].attackAt(reached));
    return this.sides[second].outcome(roll, need);
  }

  /** All endings before the dice are rolled. */
  beforeRoll(): Ending[] {
    this.#addFirst(0);
    if (this.field.turns) this.#addFirst(1);
    return this.#endings();
  }

  /** Adds the rolls with which a side acts first. */
  #addFirst(first: 0 | 1): void {
    const own = this.sides[first];
    const other = this.sides[1 - first] as Reroller;
    const { sum } = own.arm.scale;
    rollsByAttack(other.arm).forEach((rolls, foe) => {
      const need = this.#need(first, foe);
      const reached = [0, 1].map(() => new Float64Array(own.classes.rolls.length));
      for (const roll of own.arm.rolls) {
        if (this.field.turns && (sum[roll] as number) >= need) continue;
        const { faith, classes, chances } = own.outcome(roll, need);
        const into = reached[faith] as Float64Array;
        const chance = own.arm.chances[roll] as number;
        for (let k = 0; k < classes.length; k++) {
          const at = classes[k] as number;
          into[at] = (into[at] as number) + chance * (chances[k] as number);
        }
      }
      for (const faith of [0, 1] as const) {
        const into = reached[faith] as Float64Array;
        for (let at = 0; at < into.length; at++) {
          const chance = into[at] as number;
          if (chance === 0) continue;
          for (const roll of rolls)
            this.#addSecond(
              first,
              at,
              faith,
              this.#second(first, at, roll),
              chance * (other.arm.chances[roll] as number),
            );
        }
      }
    });
  }

  /** All endings at step 4, with dice on the table. `declared`: the outcome for the side that is asked. */
  atFaith(
    rolls: Pair<number>,
    { first, second }: { readonly first: 0 | 1; readonly second: boolean },
    declared: Outcome | undefined,
  ): Ending[] {
    const own = this.sides[first];
    const other = rolls[1 - first] as number;
    const need = this.#need(first, own.arm.scale.sum[other] as number);
    const before = second ? own.kept(rolls[first]) : (declared ?? own.outcome(rolls[first], need));
    before.classes.forEach((reached, k) => {
      const then = second ? declared : undefined;
      const outcome = then ?? this.#second(first, reached, other);
      this.#addSecond(first, reached, before.faith, outcome, before.chances[k] as number);
    });
    return this.#endings();
  }

  #endings(): Ending[] {
    const endings: Ending[] = [];
    this.#pairs.forEach((byOther, one) =>
      byOther.forEach((pairs, other) => {
        const chances: number[] = [];
        for (let pair = 0; pair < pairs.length; pair++) {
          const chance = pairs[pair] as number;
          if (chance === 0) continue;
          for (const share of this.#closing.of(pair))
            chances[share.close] = (chances[share.close] ?? 0) + chance * share.chance;
        }
        chances.forEach((chance, i) =>
          endings.push({ ...(this.#closing.closes[i] as Close), faith: [one, other], chance }),
        );
      }),
    );
    return endings;
  }
}

const grouped = new WeakMap<Arm, readonly (readonly number[])[]>();

function rollsByAttack(arm: Arm): readonly (readonly number[])[] {
  const known = grouped.get(arm);
  if (known !== undefined) return known;
  const groups: number[][] = Array.from({ length: arm.attacks.length }, () => []);
  for (const roll of arm.rolls) groups[arm.scale.sum[roll] as number]?.push(roll);
  grouped.set(arm, groups);
  return groups;
}
