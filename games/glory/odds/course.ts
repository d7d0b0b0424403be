import { otherFlank } from '../rules/duel/sides.js';
import type { Books } from './books.js';
import type { Arm } from './dice.js';
import { Closing } from './closing.js';
import { Engagement } from './engagement.js';
import { Reroller } from './reroller.js';
import type { Hand } from './hand.js';
import { strengthFor } from './policy.js';
import { needsFrom, type Fighter, type Fixed } from './sides.js';
import { POLICY_ALONE, type Ending, type Field, type Orders, type Pair } from './tilts.js';

/** What is so throughout a duel. */
export interface Terms {
  readonly books: Books;
  readonly fixed: Pair<Fixed>;
  /** Whether two seats fight. */
  readonly turns: boolean;
  /** Whether the first side wins where attack and prestige are equal. */
  readonly equals: boolean;
}

/** What the tents have done to the running engagement: to the first side's lead, and to each side's prestige. */
export interface Modifiers {
  readonly lead: number;
  readonly prestige: Pair<number>;
}

export const PLAIN: Modifiers = { lead: 0, prestige: [0, 0] };

/** A duel played by the policy on both sides. It remembers every engagement that it has come upon. */
export class Course {
  readonly terms: Terms;
  readonly #values = new Map<string, number>();
  readonly #rerollers = new Map<string, Reroller>();
  readonly #closings = new Map<string, Closing>();
  /** Engagements fought by the policy alone, whatever was before and comes after. */
  readonly #endings = new Map<string, readonly Ending[]>();

  constructor(terms: Terms) {
    this.terms = terms;
  }

  /** The first side's chance to win the duel, from the start of an engagement on. */
  value(fighters: Pair<Fighter>): number {
    const { engagements } = this.terms.books.content.figures;
    if (fighters[0].wins === engagements) return 1;
    if (fighters[1].wins === engagements) return 0;
    const left = 2 * engagements - 1 - fighters[0].wins - fighters[1].wins;
    const key = `${keyOf(fighters[0], left)}|${keyOf(fighters[1], left)}`;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const strong = this.strengthened(fighters, PLAIN);
    let value = 0;
    for (const ending of this.#fought(strong)) value += ending.chance * this.after(strong, ending);
    this.#values.set(key, value);
    return value;
  }

  #fought(fighters: Pair<Fighter>): readonly Ending[] {
    const [one, other] = fighters.map(
      ({ spent, faith, hand }) => `${spent} ${faith > 0} ${hand.id}`,
    );
    const key = `${one}|${other}|${this.ties(fighters, PLAIN)}`;
    let endings = this.#endings.get(key);
    if (endings === undefined) {
      endings = this.engagement(fighters, PLAIN, POLICY_ALONE).beforeRoll();
      this.#endings.set(key, endings);
    }
    return endings;
  }

  /** The same from the end of an engagement on. */
  after(fighters: Pair<Fighter>, { winner, tied, hands, faith }: Ending): number {
    const [one, other] = fighters.map((fighter, side) => {
      const won = side === winner;
      // [G11.25] A tie costs its winner a token.
      const cost = won && tied && this.terms.fixed[side]?.played === true ? 1 : 0;
      return {
        ...fighter,
        faith: fighter.faith - (faith[side] as number),
        prestige: Math.max(0, fighter.prestige - cost),
        hand: hands[side] as Hand,
        wins: fighter.wins + Number(won),
      };
    }) as [Fighter, Fighter];
    return this.value([one, other]);
  }

  /** Both sides after step 2 of an engagement. */
  strengthened(fighters: Pair<Fighter>, modifiers: Modifiers): Pair<Fighter> {
    return [
      adding(fighters[0], this.strength(fighters, modifiers, 0)),
      adding(fighters[1], this.strength(fighters, modifiers, 1)),
    ];
  }

  /** How much strength a side adds. */
  strength(fighters: Pair<Fighter>, modifiers: Modifiers, side: 0 | 1): number {
    const { fixed } = this.terms;
    const { spent, strength, hand } = fighters[side];
    if (strength === 0) return 0;
    const foe = otherFlank(side);
    const lead = this.lead(modifiers);
    const least = (side === 0 ? -lead : lead) + (this.ties(fighters, modifiers) === side ? 0 : 1);
    const arms = fixed[side].arms.slice(spent, spent + strength + 1);
    return strengthFor(arms, hand, needsFrom(least, fixed[foe], fighters[foe])).amount;
  }

  /** What is added to the first side's attack, less what is added to the other's. */
  lead({ lead }: Modifiers): number {
    const { fixed } = this.terms;
    return fixed[0].attack - fixed[1].attack + lead;
  }

  /** The side that leads with equal attack. */
  ties(fighters: Pair<Fighter>, { prestige }: Modifiers): 0 | 1 {
    const more = fighters[0].prestige + prestige[0] - (fighters[1].prestige + prestige[1]);
    if (more !== 0) return more > 0 ? 0 : 1;
    return this.terms.equals ? 0 : 1;
  }

  /** What an engagement is fought with. */
  field(fighters: Pair<Fighter>, modifiers: Modifiers, orders: Pair<Orders>): Field {
    const { books, fixed, turns } = this.terms;
    return {
      books,
      arms: [this.#arm(fighters, 0), this.#arm(fighters, 1)],
      played: [fixed[0].played, fixed[1].played],
      turns,
      ties: this.ties(fighters, modifiers),
      orders,
    };
  }

  /** An engagement from the roll on. */
  engagement(fighters: Pair<Fighter>, modifiers: Modifiers, orders: Pair<Orders>): Engagement {
    const field = this.field(fighters, modifiers, orders);
    const sides: Pair<Reroller> = [
      this.#reroller(field, fighters, 0),
      this.#reroller(field, fighters, 1),
    ];
    const lead = this.lead(modifiers);
    return new Engagement(field, lead, sides, this.#closing(field, lead, sides));
  }

  /** What is done after the last faith is spent does not depend on the faith that is left. */
  #closing(field: Field, lead: number, sides: Pair<Reroller>): Closing {
    if (field.orders !== POLICY_ALONE) return new Closing(field, lead, sides);
    const [one, other] = sides.map(({ arm, hand }) => `${arm.id} ${hand.id}`);
    const key = `${one}|${other}|${lead} ${field.ties}`;
    let found = this.#closings.get(key);
    if (found === undefined) {
      found = new Closing(field, lead, sides);
      this.#closings.set(key, found);
    }
    return found;
  }

  #arm(fighters: Pair<Fighter>, side: 0 | 1): Arm {
    return this.terms.fixed[side].arms[fighters[side].spent] as Arm;
  }

  #reroller(field: Field, fighters: Pair<Fighter>, side: 0 | 1): Reroller {
    const { hand, faith } = fighters[side];
    const most = faith > 0 ? this.terms.fixed[side].most : 0;
    const key = `${side} ${field.arms[side].id} ${hand.id} ${most}`;
    let found = this.#rerollers.get(key);
    if (found === undefined) {
      found = new Reroller(field, side, hand, most);
      this.#rerollers.set(key, found);
    }
    return found;
  }
}

/** More faith than there are engagements left is not spent. */
function keyOf({ spent, strength, faith, prestige, hand, wins }: Fighter, left: number): string {
  return `${spent} ${strength} ${Math.min(faith, left)} ${prestige} ${hand.id} ${wins}`;
}

export function adding(fighter: Fighter, amount: number): Fighter {
  return { ...fighter, spent: fighter.spent + amount, strength: fighter.strength - amount };
}
