import { rerollsFor, type Books } from './books.js';
import { bestRerolls, EPSILON, type Again, type Arm, type BestRerolls } from './dice.js';
import { cheapest, colouredBy, type Hand, type Lances } from './hand.js';

/**
 * The decisions of the counsel policy that need arithmetic; COUNSEL.md says them in words. Each follows from what lies
 * on the table and from the need: the least attack by the own dice with which the side that is asked leads as things
 * stand.
 */

export const POLICY = 'counsel 1';

/** What is worth as much as such a share of the chance to win the engagement. */
export const PRICES = { tile: 0.2, faith: 0.16, strength: 0.02, tent: 0.04, glory: 0.15 } as const;

/** Tiles that win are worth something, however many. */
const LEAST = 0.1;

/** More than any attack. */
const NEEDS = 64;
const within = (need: number): number => Math.min(Math.max(need, 0), NEEDS - 1);

/** How good each roll is: 1 if it leads, less if it takes tiles to lead, 0 if it cannot. */
function worthsOf(arm: Arm, hand: Hand, need: number): Float64Array {
  const key = colouredBy(arm) * NEEDS + need;
  const known = hand.worths.get(key);
  if (known !== undefined) return known;
  const { size, sum } = arm.scale;
  const worths = new Float64Array(size);
  for (let roll = 0; roll < size; roll++) {
    if ((sum[roll] as number) >= need) worths[roll] = 1;
    else {
      const set = cheapest(arm, hand, 2, roll, need);
      worths[roll] = set === undefined ? 0 : Math.max(LEAST, 1 - PRICES.tile * set.weight);
    }
  }
  hand.worths.set(key, worths);
  return worths;
}

const MOST_REROLLED = 16;
const keyOf = (arm: Arm, most: number, need: number): number =>
  (arm.id * MOST_REROLLED + most) * NEEDS + need;

/** Step 4 [G11.14]: the dice rerolled by faith, of so many at most; nothing: none. */
export function byFaith(
  books: Books,
  arm: Arm,
  hand: Hand,
  most: number,
  roll: number,
  need: number,
): Again | undefined {
  if ((arm.scale.sum[roll] as number) >= need) return undefined;
  const rerolls = rerollsFor(books, arm, most);
  const key = keyOf(arm, most, within(need));
  let chosen = hand.rerolls.get(key);
  if (chosen === undefined) {
    chosen = worthwhile(arm, rerolls, worthsOf(arm, hand, within(need)));
    hand.rerolls.set(key, chosen);
  }
  return rerolls[chosen[roll] as number];
}

/** The best reroll of each roll, where it is worth its price. */
function worthwhile(arm: Arm, rerolls: readonly Again[], worths: Float64Array): Int8Array {
  const { worth, choice } = bestRerolls(arm, rerolls, worths);
  return choice.map((best, roll) =>
    (worth[roll] as number) > (worths[roll] as number) + PRICES.faith + EPSILON ? best : -1,
  );
}

/** Steps 5 and 6 [G11.17] [G11.18]: the lance that is used; -1: none. `lances`: as many may still follow, with it. */
export function lanceFor(arm: Arm, hand: Hand, lances: Lances, roll: number, need: number): number {
  if ((arm.scale.sum[roll] as number) >= need) return -1;
  const set = cheapest(arm, hand, lances, roll, need);
  return set === undefined || set.lances === 0 ? -1 : (set.tiles[0] as number);
}

/** Step 7 [G11.20]: the relic that is used; -1: none. */
export function relicFor(books: Books, arm: Arm, hand: Hand, roll: number, need: number): number {
  if ((arm.scale.sum[roll] as number) >= need) return -1;
  const set = cheapest(arm, hand, 0, roll, need);
  if (set !== undefined) return set.tiles[0] as number;
  if (hand.ring === -1) return -1;
  const { worth } = leading(books, arm, hand.tiles[hand.ring]?.reroll ?? 0, need);
  return (worth[roll] as number) > EPSILON ? hand.ring : -1;
}

/** The dice rerolled by a relic [G15.4]: those that lead most often. */
export function byRelic(
  books: Books,
  arm: Arm,
  most: number,
  roll: number,
  need: number,
): Again | undefined {
  const { choice } = leading(books, arm, most, need);
  return rerollsFor(books, arm, most)[choice[roll] as number];
}

function leading(books: Books, arm: Arm, most: number, need: number): BestRerolls {
  const key = keyOf(arm, most, within(need));
  let found = books.leads.get(key);
  if (found === undefined) {
    const leads = Float64Array.from(arm.scale.sum, (attack) => (attack >= need ? 1 : 0));
    found = bestRerolls(arm, rerollsFor(books, arm, most), leads);
    books.leads.set(key, found);
  }
  return found;
}

/** A chance of each need, from the least on. */
export interface Needs {
  readonly least: number;
  readonly chances: Float64Array;
}

/** How good the dice are before they are rolled, for one need. */
function promiseAt(arm: Arm, hand: Hand, need: number): number {
  const key = arm.id * NEEDS + need;
  const known = hand.promises.get(key);
  if (known !== undefined) return known;
  const worths = worthsOf(arm, hand, need);
  let promise = 0;
  for (const roll of arm.rolls) promise += (arm.chances[roll] as number) * (worths[roll] as number);
  hand.promises.set(key, promise);
  return promise;
}

function promiseOf(arm: Arm, hand: Hand, { least, chances }: Needs): number {
  let promise = 0;
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i] as number;
    if (chance > 0) promise += chance * promiseAt(arm, hand, within(least + i));
  }
  return promise;
}

/** Strength to be added, and what the dice promise with it, less its price. */
export interface Plan {
  readonly amount: number;
  readonly worth: number;
}

/** Step 2 [G11.10]: how much strength is added; `arms` are the dice after each amount. */
export function strengthFor(arms: readonly Arm[], hand: Hand, needs: Needs): Plan {
  let best: Plan = { amount: 0, worth: -1 };
  arms.forEach((arm, amount) => {
    const worth = promiseOf(arm, hand, needs) - PRICES.strength * amount;
    if (worth > best.worth + EPSILON) best = { amount, worth };
  });
  return best;
}
