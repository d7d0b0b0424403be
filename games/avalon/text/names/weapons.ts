import { kindOf } from '../../content/cards.js';
import { content } from '../../content/index.js';
import { COLOURS, type Colour } from '../../content/types.js';

/** `word.<kind>` for every card of a suit. */
export function weapons(
  name: (suit: string, value: number) => string,
  suits: { readonly [suit in Colour]: string },
): { readonly [key: `word.${string}-${number}`]: string } {
  const values = Array.from({ length: content.figures.values }, (_, i) => i + 1);
  return Object.fromEntries(
    COLOURS.flatMap((suit) =>
      values.map((value) => [`word.${kindOf(suit, value)}`, name(suits[suit], value)] as const),
    ),
  );
}
