import { COLOURS, suitIn, weaponOf, type Content } from '@destrier/avalon/page';

/** Cards of one suit; '' for the special weapons. */
export interface Group {
  readonly suit: string;
  readonly kinds: readonly string[];
}

/** Cards by suit and value, special weapons last; suits that are not there are left out. */
export function sorted(content: Content, kinds: readonly string[]): readonly Group[] {
  return [...COLOURS, '']
    .map((suit) => ({
      suit,
      kinds: kinds
        .filter((kind) => suitIn(kind) === suit)
        .toSorted((a, b) => weaponOf(content, a).order - weaponOf(content, b).order),
    }))
    .filter((group) => group.kinds.length > 0);
}

/** What is printed on cards, before any power. */
export function printedWounds(content: Content, kinds: readonly string[]): number {
  return kinds.reduce((sum, kind) => sum + weaponOf(content, kind).wounds, 0);
}
