import { rerollsFor, without } from './books.js';
import { adding, PLAIN, type Course, type Modifiers } from './course.js';
import { bestRerolls, turned, type Arm } from './dice.js';
import { colouredBy, gainOf, type Hand, type Lances, type TileSet } from './hand.js';
import type { Fighter } from './sides.js';
import type { Pair } from './tilts.js';

/**
 * The best that the first side can do against somebody for whom nobody chooses: every choice in the rest of the duel,
 * by dynamic programming over what is spent and won. To lose is never better than to win, nor a worse roll than a
 * better one; so of rerolls only those are looked at that keep what they can.
 */

/** An engagement after the roll, as far as it is the same for all rolls. */
export interface Bout {
  readonly fighters: Pair<Fighter>;
  readonly arm: Arm;
  /** The opponent's attack, less what is added to one's own. */
  readonly foe: number;
  /** Whether an equal attack wins. */
  readonly ties: boolean;
}

const NOTHING: TileSet = { attack: 0, turns: 0, weight: 0, most: 0, tiles: [], lances: 0 };

export class Best {
  readonly #course: Course;
  readonly #values = new Map<string, number>();

  constructor(course: Course) {
    this.#course = course;
  }

  /** The chance to win the duel, from the start of an engagement on. */
  value([own, foe]: Pair<Fighter>): number {
    const { engagements } = this.#course.terms.books.content.figures;
    if (own.wins === engagements) return 1;
    if (foe.wins === engagements) return 0;
    const left = 2 * engagements - 1 - own.wins - foe.wins;
    const { spent, strength, faith, prestige, hand, wins } = own;
    const key = [spent, strength, Math.min(faith, left), prestige, hand.id, wins, foe.wins].join();
    let value = this.#values.get(key);
    if (value === undefined) {
      value = this.atStrength([own, foe], PLAIN);
      this.#values.set(key, value);
    }
    return value;
  }

  /** Step 2: the best amount of strength. */
  atStrength([own, foe]: Pair<Fighter>, modifiers: Modifiers): number {
    let best = 0;
    for (let amount = 0; amount <= own.strength; amount++)
      best = Math.max(best, this.#beforeRoll([adding(own, amount), foe], modifiers));
    return best;
  }

  #beforeRoll(fighters: Pair<Fighter>, modifiers: Modifiers): number {
    let value = 0;
    this.#course.terms.fixed[1].arms[0]?.attacks.forEach((ofFoe, attack) => {
      if (ofFoe === 0) return;
      const bout = this.boutOf(fighters, modifiers, attack);
      const worth = this.atFaith(bout);
      const { rolls, chances } = bout.arm;
      for (const roll of rolls)
        value += ofFoe * (chances[roll] as number) * (worth[roll] as number);
    });
    return value;
  }

  boutOf(fighters: Pair<Fighter>, modifiers: Modifiers, attack: number): Bout {
    return {
      fighters,
      arm: this.#course.terms.fixed[0].arms[fighters[0].spent] as Arm,
      foe: attack - this.#course.lead(modifiers),
      ties: this.#course.ties(fighters, modifiers) === 0,
    };
  }

  /** Step 4: what each roll is worth, with faith or without. */
  atFaith(bout: Bout): Float64Array {
    const worth = this.atTiles(bout, 2, 0);
    if (bout.fighters[0].faith === 0) return worth;
    const { books, fixed } = this.#course.terms;
    const spent = this.atTiles(bout, 2, 1);
    const rerolls = rerollsFor(books, bout.arm, fixed[0].most);
    const again = bestRerolls(bout.arm, rerolls, spent).worth;
    return worth.map((kept, roll) => Math.max(kept, again[roll] as number));
  }

  /** Steps 5 to 7: what each roll is worth, with so many lances and a relic to come. */
  atTiles(bout: Bout, lances: Lances, faith: number): Float64Array {
    const { arm, fighters } = bout;
    const { hand } = fighters[0];
    const worth = new Float64Array(arm.scale.size);
    const usable = [NOTHING, ...hand.sets[lances]].filter(
      ({ turns }) => (turns & ~colouredBy(arm)) === 0,
    );
    const raise = (roll: number, value: number): void => {
      if (value > (worth[roll] as number)) worth[roll] = value;
    };
    for (const set of usable) {
      const close = this.#closing(bout, this.#after(hand, set), faith);
      for (const roll of arm.rolls)
        raise(roll, close((arm.scale.sum[roll] as number) + gainOf(arm.scale, set, roll)));
    }
    if (hand.ring === -1 || arm.dice === 0) return worth;
    const rested = without(this.#course.terms.books, hand, hand.ring);
    const most = hand.tiles[hand.ring]?.reroll ?? 0;
    for (const set of usable) {
      if (set.tiles.length > set.lances) continue;
      const after = this.atRing(bout, most, this.#after(rested, set), set.attack, faith);
      for (const roll of arm.rolls)
        raise(roll, after[turned(arm.scale, roll, set.turns)] as number);
    }
    return worth;
  }

  /** A reroll by relic: what each roll is worth, with so much added to its attack. */
  atRing(bout: Bout, most: number, hand: Hand, attack: number, faith: number): Float64Array {
    const { arm } = bout;
    const close = this.#closing(bout, hand, faith);
    const worth = Float64Array.from(arm.scale.sum, (sum) => close(sum + attack));
    const rerolls = rerollsFor(this.#course.terms.books, arm, most);
    return bestRerolls(arm, rerolls, worth).worth;
  }

  #after(hand: Hand, { tiles }: TileSet): Hand {
    return tiles.reduce((rest, tile) => without(this.#course.terms.books, rest, tile), hand);
  }

  /** Step 8: what an attack is worth. */
  #closing({ fighters, foe, ties }: Bout, hand: Hand, faith: number): (attack: number) => number {
    const [own, other] = fighters;
    const rest = { ...own, hand, faith: own.faith - faith };
    const won = (cost: number): number =>
      this.value([
        { ...rest, wins: own.wins + 1, prestige: Math.max(0, own.prestige - cost) },
        other,
      ]);
    const clear = won(0);
    const lost = this.value([rest, { ...other, wins: other.wins + 1 }]);
    // [G11.25] A tie costs its winner a token.
    const tied = ties ? won(1) : lost;
    return (attack) => (attack > foe ? clear : attack === foe ? tied : lost);
  }
}
