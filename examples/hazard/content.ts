/** What lies in the box: figures and names only, so that a content pack can replace them. */

export interface Content {
  /** How often each ruse is in the deck. */
  readonly ruses: { readonly [ruse: string]: { readonly source: string; readonly copies: number } };
  /** What each mark is worth, by its number of dice. */
  readonly marks: { readonly [dice: string]: { readonly source: string; readonly prize: number } };
  readonly table: {
    readonly source: string;
    readonly purse: number;
    readonly hand: number;
    readonly wager: number;
    readonly beyond: number;
  };
}

export const content: Content = {
  ruses: {
    jostle: { source: 'house', copies: 6 },
    nudge: { source: 'house', copies: 6 },
    sleeve: { source: 'house', copies: 4 },
    wink: { source: 'house', copies: 5 },
  },
  marks: {
    '2': { source: 'house', prize: 2 },
    '3': { source: 'house', prize: 4 },
    '4': { source: 'house', prize: 8 },
    '5': { source: 'house', prize: 16 },
  },
  table: { source: 'house', purse: 8, hand: 3, wager: 3, beyond: 2 },
};

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** More silver than can be won in the longest game. */
export const CHEST = 2000;
