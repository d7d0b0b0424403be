/** The cards of the box and the numbers of the rules. */

export interface Suit {
  readonly name: string;
  /** What each card of it adds to a trick [T3.5]. */
  readonly worth: number;
}

export interface Content {
  readonly suits: readonly Suit[];
  /** The ranks of every suit, repeated as often as they are in it. */
  readonly ranks: readonly number[];
  readonly hand: number;
  readonly offer: number;
  readonly passed: number;
  /** What a trick is worth besides its cards. */
  readonly trick: number;
  /** What a card of rank 1 is worth at once when it is played face up. */
  readonly page: number;
}

export const CONTENT: Content = {
  suits: [
    { name: 'lion', worth: 1 },
    { name: 'rose', worth: -1 },
    { name: 'tower', worth: 0 },
    { name: 'moon', worth: 0 },
  ],
  ranks: [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9],
  hand: 5,
  offer: 2,
  passed: 2,
  trick: 2,
  page: 1,
};

/** Every card of the box, by its kind: `lion-9` [T1.1]. */
export function allCards({ suits, ranks }: Content): string[] {
  return suits.flatMap((suit) => ranks.map((rank) => `${suit.name}-${rank}`));
}

export function suitOf(kind: string): string {
  return kind.slice(0, kind.indexOf('-'));
}

export function rankOf(kind: string): number {
  return Number(kind.slice(kind.indexOf('-') + 1));
}
