import { otherFlank } from '../rules/duel/sides.js';
import { without, type Books } from './books.js';
import { eachAfter, eachOf, turned, type Arm, type Three } from './dice.js';
import type { Hand, Lances } from './hand.js';
import { byRelic, lanceFor, relicFor } from './policy.js';

/** Steps 5 to 8 of an engagement [G11.17] to [G11.23]: what both sides do after the last faith is spent. */

/** Both sides of anything. */
export type Pair<T> = readonly [one: T, other: T];

/** What an engagement is fought with, from the roll on. */
export interface Field {
  readonly books: Books;
  readonly arms: Pair<Arm>;
  readonly played: Pair<boolean>;
  /** Whether the sides act in turn, the one behind first [G13.2]: against a seat. */
  readonly turns: boolean;
  /** The side that leads with equal attack. */
  readonly ties: 0 | 1;
  readonly orders: Pair<Orders>;
}

/** What is declared for a side beforehand, for this engagement; what is left open is the policy's. */
export interface Orders {
  /** The tiles of the two steps with lances, and the relic; -1: none. */
  readonly lances?: Pair<number | undefined>;
  readonly relic?: number;
  /** The dice of each colour after a reroll by relic. */
  readonly rerolled?: Three<Float64Array>;
}

/** How an engagement may end, up to the faith that was spent. */
export interface Close {
  readonly winner: 0 | 1;
  readonly tied: boolean;
  readonly hands: Pair<Hand>;
}

/** All that the duel after an engagement depends on, with its chance. */
export interface Ending extends Close {
  /** Faith spent in the engagement by each side. */
  readonly faith: Pair<number>;
  readonly chance: number;
}

/** How it stands. `lead`: what is added to the attack of the first side, less what is added to the other's. */
export interface Tilt {
  readonly lead: number;
  readonly rolls: Pair<number>;
  readonly hands: Pair<Hand>;
}

/** Where: a step, and whether the first or the second to act is next. */
export interface Place {
  readonly step: 0 | 1 | 2 | 3;
  readonly second: boolean;
  /** The side that acts first in the step; found when a step begins. */
  readonly first: 0 | 1;
}

const RELIC = 2;

export type End = (chance: number, tilt: Tilt) => void;

/** The first side's attack less the other's. */
export function aheadBy({ arms }: Field, { lead, rolls }: Tilt): number {
  const { sum } = arms[0].scale;
  return lead + (sum[rolls[0]] as number) - (sum[rolls[1]] as number);
}

export function leaderOf(field: Field, tilt: Tilt): 0 | 1 {
  const ahead = aheadBy(field, tilt);
  return ahead === 0 ? field.ties : ahead > 0 ? 0 : 1;
}

/** The least attack by a side's own dice with which it leads. */
export function needIn({ arms, ties }: Field, { lead, rolls }: Tilt, side: 0 | 1): number {
  const foe = arms[0].scale.sum[rolls[1 - side] as number] as number;
  return foe + (side === 0 ? -lead : lead) + (ties === side ? 0 : 1);
}

/** The side that acts first in a step that begins now. */
export function behindIn(field: Field, tilt: Tilt): 0 | 1 {
  return field.turns && leaderOf(field, tilt) === 0 ? 1 : 0;
}

/** Follows both sides from a place to the end of the engagement, through all that chance may do. */
export function follow(field: Field, tilt: Tilt, place: Place, chance: number, end: End): void {
  const { step, second, first } = place;
  if (step === 3) return end(chance, tilt);
  const side = second ? otherFlank(first) : first;
  if (!field.played[side]) return follow(field, tilt, next(field, tilt, place), chance, end);
  const need = needIn(field, tilt, side);
  const tile = tileFor(field, tilt, side, step, need);
  if (tile === -1) {
    const later = second ? undefined : idleUntil(field, tilt, side, step, need);
    const then = later ?? next(field, tilt, place);
    return follow(field, tilt, then, chance, end);
  }
  const after = used(field, tilt, side, tile);
  const most = field.books.tiles[tile]?.reroll ?? 0;
  if (most === 0) return follow(field, after, next(field, after, place), chance, end);
  rerolled(field, after, side, most, (share, then) =>
    follow(field, then, next(field, then, place), chance * share, end),
  );
}

/**
 * Where the side behind has no lance to use in a step, nobody acts before the relics: who leads has no reason to. The
 * step at which it acts next, if both keep to the policy.
 */
function idleUntil(
  field: Field,
  { rolls, hands }: Tilt,
  side: 0 | 1,
  step: 0 | 1 | 2,
  need: number,
): Place | undefined {
  if (field.orders !== POLICY_ALONE || leads(field, rolls[side], need)) return undefined;
  const relic =
    step < RELIC && relicFor(field.books, field.arms[side], hands[side], rolls[side], need) !== -1;
  return { step: relic ? RELIC : 3, second: false, first: side };
}

const leads = ({ arms }: Field, roll: number, need: number): boolean =>
  (arms[0].scale.sum[roll] as number) >= need;

/** Nothing is declared on either side. */
export const POLICY_ALONE: Pair<Orders> = [{}, {}];

/** The place after one side has acted. */
export function next(field: Field, tilt: Tilt, { step, second, first }: Place): Place {
  if (!second) return { step, second: true, first };
  const then = (step + 1) as Place['step'];
  return { step: then, second: false, first: then === 3 ? 0 : behindIn(field, tilt) };
}

function tileFor(
  field: Field,
  { rolls, hands }: Tilt,
  side: 0 | 1,
  step: 0 | 1 | 2,
  need: number,
): number {
  const { lances, relic } = field.orders[side];
  const arm = field.arms[side];
  if (step === RELIC) return relic ?? relicFor(field.books, arm, hands[side], rolls[side], need);
  return lances?.[step] ?? lanceFor(arm, hands[side], (2 - step) as Lances, rolls[side], need);
}

/** A tile at work, up to the reroll that it may give. */
export function used(field: Field, { lead, rolls, hands }: Tilt, side: 0 | 1, tile: number): Tilt {
  const { books } = field;
  const { attack = 0, turn = -1 } = books.tiles[tile] ?? {};
  const { scale } = field.arms[side];
  const roll = turn === -1 ? rolls[side] : turned(scale, rolls[side], 1 << turn);
  return {
    lead: side === 0 ? lead + attack : lead - attack,
    rolls: withSide(rolls, side, roll),
    hands: withSide(hands, side, without(books, hands[side], tile)),
  };
}

export function withSide<T>([one, other]: Pair<T>, side: 0 | 1, value: T): Pair<T> {
  return side === 0 ? [value, other] : [one, value];
}

/** All that a reroll by relic may give. */
export function rerolled(field: Field, tilt: Tilt, side: 0 | 1, most: number, end: End): void {
  const arm = field.arms[side];
  const roll = tilt.rolls[side];
  const visit = (after: number, chance: number): void =>
    end(chance, { ...tilt, rolls: withSide(tilt.rolls, side, after) });
  const declared = field.orders[side].rerolled;
  if (declared !== undefined) return eachOf(arm.scale, declared, visit);
  const again = byRelic(field.books, arm, most, roll, needIn(field, tilt, side));
  if (again === undefined) return visit(roll, 1);
  // Nothing but the attack counts from here on.
  const { sum } = arm.scale;
  const chances = new Float64Array(arm.attacks.length);
  eachAfter(arm, roll, again, (after, chance) => {
    const attack = sum[after] as number;
    chances[attack] = (chances[attack] as number) + chance;
  });
  chances.forEach((chance, attack) => {
    if (chance > 0) visit(sum.indexOf(attack), chance);
  });
}

export function closeOf(field: Field, tilt: Tilt): Close {
  const ahead = aheadBy(field, tilt);
  return { winner: leaderOf(field, tilt), tied: ahead === 0, hands: tilt.hands };
}
