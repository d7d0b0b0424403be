import type { Reroller } from './reroller.js';
import {
  behindIn,
  closeOf,
  follow,
  type Close,
  type Field,
  type Pair,
  type Tilt,
} from './tilts.js';

/** A close among others, where chance decides. */
interface Share {
  readonly chance: number;
  /** Its number. */
  readonly close: number;
}

const UNKNOWN = -1;
/** More hands than are ever told apart. */
const HANDS = 1 << 22;

/** Steps 5 to 8 for each pair of classes, looked at when it is asked for. */
export class Closing {
  readonly closes: Close[] = [];
  readonly #field: Field;
  readonly #lead: number;
  readonly #sides: Pair<Reroller>;
  readonly #width: number;
  readonly #known = new Map<number, number>();
  /** By pair: the number of a list of closes. */
  readonly #at: Int32Array;
  readonly #lists: (readonly Share[])[] = [];
  /** Most pairs end in one way; by its number, its list. */
  readonly #single: number[] = [];

  constructor(field: Field, lead: number, sides: Pair<Reroller>) {
    this.#field = field;
    this.#lead = lead;
    this.#sides = sides;
    this.#width = sides[1].classes.rolls.length;
    this.#at = new Int32Array(sides[0].classes.rolls.length * this.#width).fill(UNKNOWN);
  }

  /** How a pair of classes ends. */
  of(pair: number): readonly Share[] {
    if (this.#at[pair] === UNKNOWN) this.#at[pair] = this.#look(pair);
    return this.#lists[this.#at[pair] as number] as readonly Share[];
  }

  #look(pair: number): number {
    const [one, other] = this.#sides;
    const tilt: Tilt = {
      lead: this.#lead,
      rolls: [
        one.classes.rolls[Math.floor(pair / this.#width)] as number,
        other.classes.rolls[pair % this.#width] as number,
      ],
      hands: [one.hand, other.hand],
    };
    const shares: Share[] = [];
    const place = { step: 0, second: false, first: behindIn(this.#field, tilt) } as const;
    follow(this.#field, tilt, place, 1, (chance, then) =>
      shares.push({ chance, close: this.#numberOf(then) }),
    );
    const [only] = shares;
    if (shares.length > 1 || only === undefined) return this.#lists.push(shares) - 1;
    return (this.#single[only.close] ??= this.#lists.push(shares) - 1);
  }

  #numberOf(tilt: Tilt): number {
    const close = closeOf(this.#field, tilt);
    const ending = close.winner * 2 + Number(close.tied);
    const key = (tilt.hands[0].id * HANDS + tilt.hands[1].id) * 4 + ending;
    let found = this.#known.get(key);
    if (found === undefined) {
      found = this.closes.push(close) - 1;
      this.#known.set(key, found);
    }
    return found;
  }
}
