import { RuleFault } from './basics.js';
import type { WhyNot } from './verbs.js';

/** Sub-collections of a list whose items may repeat: counted, addressed and recognised without listing them. */

/** A judged collection is walked each time its menu is written. */
const JUDGED_AT_MOST = 1_000_000;

interface Groups {
  readonly words: string[];
  readonly copies: number[];
}

function groupsOf(items: readonly string[]): Groups {
  const words: string[] = [];
  const copies: number[] = [];
  for (const item of items) {
    // Not `indexOf`: words of a menu are compared far quicker where they stand.
    let at = 0;
    while (at < words.length && words[at] !== item) at++;
    if (at === words.length) {
      words.push(item);
      copies.push(1);
    } else copies[at] = (copies[at] as number) + 1;
  }
  return { words, copies };
}

// Hands and dice come in the same forms again and again: those that can be written as one exact number are kept.
const keptWays = new Map<number, readonly number[]>();
const KEPT_AT_MOST = 4096;
/** Copies and sizes are below, as are digits of the number. */
const DIGIT = 16;
const MOST_GROUPS = 12;

/** A number that tells the copies and the size, where they are small. */
function formOf(copies: readonly number[], max: number): number | undefined {
  // One more, so that the number does not begin with a nought.
  let form = max + 1;
  if (copies.length > MOST_GROUPS || form >= DIGIT) return undefined;
  for (const count of copies) {
    if (count >= DIGIT) return undefined;
    form = form * DIGIT + count;
  }
  return form;
}

/** ways[i * (max + 1) + n]: sub-collections of size n from the groups i and later. */
function waysOf(copies: readonly number[], max: number): readonly number[] {
  const form = formOf(copies, max);
  if (form === undefined) return countWays(copies, max);
  const known = keptWays.get(form);
  if (known !== undefined) return known;
  const ways = countWays(copies, max);
  if (keptWays.size < KEPT_AT_MOST) keptWays.set(form, ways);
  return ways;
}

function countWays(copies: readonly number[], max: number): readonly number[] {
  const width = max + 1;
  const ways: number[] = [];
  for (let at = 0; at < width * (copies.length + 1); at++) ways.push(0);
  ways[width * copies.length] = 1;
  for (let i = copies.length - 1; i >= 0; i--) {
    for (let n = 0; n <= max; n++) {
      let sum = 0;
      for (let take = Math.min(n, copies[i] as number); take >= 0; take--)
        sum += ways[width * (i + 1) + n - take] as number;
      ways[width * i + n] = sum;
    }
  }
  return ways;
}

export function countSubsets(
  items: readonly string[],
  min: number,
  max: number,
  whyNot?: WhyNot,
): number {
  if (whyNot !== undefined) {
    const all = countSubsets(items, min, max);
    if (all > JUDGED_AT_MOST)
      throw new RuleFault(`${all} subsets cannot be judged one by one: factor it`);
    let count = 0;
    for (const subset of eachSubset(items, min, max)) if (whyNot(subset) === undefined) count++;
    return count;
  }
  const ways = waysOf(groupsOf(items).copies, max);
  let count = 0;
  for (let n = min; n <= max; n++) count += ways[n] as number;
  return count;
}

function* eachSubset(
  items: readonly string[],
  min: number,
  max: number,
): Generator<readonly string[]> {
  const groups = groupsOf(items);
  const ways = waysOf(groups.copies, max);
  for (let size = min; size <= max; size++) {
    const count = ways[size] as number;
    for (let i = 0; i < count; i++) yield unrank(groups, ways, max, size, i);
  }
}

function unrank(
  groups: Groups,
  ways: readonly number[],
  max: number,
  size: number,
  index: number,
): readonly string[] {
  const subset: string[] = [];
  let rest = index;
  let left = size;
  for (let i = 0; i < groups.words.length && left > 0; i++) {
    for (let take = Math.min(left, groups.copies[i] as number); take >= 0; take--) {
      const count = ways[(max + 1) * (i + 1) + left - take] as number;
      if (rest < count) {
        for (let k = 0; k < take; k++) subset.push(groups.words[i] as string);
        left -= take;
        break;
      }
      rest -= count;
    }
  }
  return subset;
}

/** The sub-collection at an index; smaller ones first. */
export function nthSubset(
  items: readonly string[],
  min: number,
  max: number,
  index: number,
  whyNot?: WhyNot,
): readonly string[] {
  let rest = index;
  if (whyNot !== undefined) {
    for (const subset of eachSubset(items, min, max))
      if (whyNot(subset) === undefined && rest-- === 0) return subset;
    throw new RangeError(`subset ${index}`);
  }
  const groups = groupsOf(items);
  const ways = waysOf(groups.copies, max);
  for (let size = min; size <= max; size++) {
    const count = ways[size] as number;
    if (rest < count) return unrank(groups, ways, max, size, rest);
    rest -= count;
  }
  throw new RangeError(`subset ${index}`);
}

/** The words as a sub-collection in the menu's order, or nothing if they are not one. */
export function fitSubset(
  items: readonly string[],
  words: readonly string[],
): readonly string[] | undefined {
  const left = groupsOf(words);
  const fitted: string[] = [];
  const groups = groupsOf(items);
  for (let i = 0; i < groups.words.length; i++) {
    const word = groups.words[i] as string;
    const at = left.words.indexOf(word);
    const wanted = at === -1 ? 0 : (left.copies[at] as number);
    if (wanted > (groups.copies[i] as number)) return undefined;
    for (let k = 0; k < wanted; k++) fitted.push(word);
  }
  return fitted.length === words.length ? fitted : undefined;
}
