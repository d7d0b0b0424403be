import { copiesOf } from '../book.js';
import { content } from '../content/index.js';
import type { Things } from './things/en.js';

/** Words that are put together in the same way in every language. */

type Words = { readonly [key: string]: string };

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Copies of a kind are told apart by a numeral: `word.peasants-2`. */
function copyTexts(
  names: Words,
  kinds: { readonly [id: string]: { readonly copies: number } },
): Words {
  return Object.fromEntries(
    Object.entries(names).flatMap(([id, name]): [string, string][] => {
      const copies = copiesOf(id, kinds[id]?.copies ?? 0);
      return [
        [`word.${id}`, name],
        ...copies.map((copy, at): [string, string] => [
          `word.${copy}`,
          copies.length === 1 ? name : `${name} ${NUMERALS[at] ?? at + 1}`,
        ]),
      ];
    }),
  );
}

/** `word.<id>` for everything that has a name. */
export function thingTexts(things: Things): Words {
  const { strongHalves, units, foes, ...plain } = things;
  const words = Object.values(plain).flatMap((group) =>
    Object.entries<string>(group).map(([id, name]) => [`word.${id}`, name] as const),
  );
  const strong = Object.entries(strongHalves).map(
    ([id, name]) => [`word.strong.${id}`, name] as const,
  );
  return {
    ...Object.fromEntries([...words, ...strong]),
    ...copyTexts(units, content.units),
    ...copyTexts(foes, content.foes),
  };
}

/** `word.tile.3` and so on. */
export function tileTexts(name: (tile: string) => string): Words {
  return Object.fromEntries(
    Object.keys(content.tiles).map((tile) => [`word.tile.${tile}`, name(tile)]),
  );
}
