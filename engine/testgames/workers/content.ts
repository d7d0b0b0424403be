/** What the box holds. */

export const SPACES = [
  { id: 'mine', circles: 2 },
  { id: 'chapel', circles: 1 },
  { id: 'yard', circles: 2 },
  { id: 'watch', circles: 1 },
  { id: 'lists', circles: 3 },
  { id: 'field', circles: 3 },
] as const;

export type SpaceId = (typeof SPACES)[number]['id'];

export const COLOURS: readonly string[] = ['red', 'blue', 'green', 'white'];

export const content = {
  /** Power of each foe; all are different, so that three of them can be put in order. */
  foes: { boar: 0, wolf: 1, bear: 2, giant: 3 },
  /** The rival's deck: spaces it marches to, and tithes. */
  marches: ['mine', 'chapel', 'yard', 'lists', 'field', 'tithe', 'tithe'],
} satisfies {
  foes: { readonly [kind: string]: number };
  marches: readonly (SpaceId | 'tithe')[];
};

/** Any content of this shape: a pack may bring other numbers. */
export interface Content {
  readonly foes: { readonly [kind: string]: number };
  readonly marches: readonly string[];
}

export const START = { coins: 8, faith: 1, strength: 3 } as const;
/** More than can be gained in the longest game. */
export const BANK = 400;
export const WORKERS = 3;

export const DIE = [1, 2, 3, 4, 5, 6] as const;
