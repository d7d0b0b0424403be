import {
  GOODS,
  PROVINCES,
  SERVANTS,
  type Good,
  type Province,
  type Servant,
} from '../content/types.js';
import { COLUMNS, spotOf } from '../domain.js';

/** Words that are put together in the same way in every language. */

const QUESTS = 55;
const MOST_TILES = 24;

/** `word.traitor.black` and so on, for things that have names of a kind. */
export function namesOf<Start extends string, Id extends string>(
  start: Start,
  names: { readonly [id in Id]: string },
): { readonly [key in `${Start}.${Id}`]: string } {
  const entries = Object.entries<string>(names).map(([id, name]) => [`${start}.${id}`, name]);
  return Object.fromEntries(entries) as { [key in `${Start}.${Id}`]: string };
}

/** How a language names what a quest asks for. */
export interface NeedWords {
  good(good: Good, province: Province | 'any'): string;
  influence(province: Province | 'any'): string;
  servant(servant: Servant, province: Province | 'any'): string;
  anyServant(province: Province): string;
  /** What a quest may ask for twice. */
  readonly two: {
    goods(good: Good): string;
    counters(province: Province): string;
    servants(province: Province): string;
  };
}

/** `word.need.flag-black`, `word.need.two.flag-any` and so on, for everything that a quest may ask for. */
export function needTexts(words: NeedWords): { readonly [key: string]: string } {
  const places = [...PROVINCES, 'any'] as const;
  return Object.fromEntries([
    ...places.flatMap((place) => [
      ...GOODS.map((good) => [`word.need.${good}-${place}`, words.good(good, place)] as const),
      [`word.need.influence-${place}`, words.influence(place)] as const,
      ...SERVANTS.map(
        (servant) => [`word.need.${servant}-${place}`, words.servant(servant, place)] as const,
      ),
    ]),
    ...PROVINCES.flatMap((place) => [
      [`word.need.servant-${place}`, words.anyServant(place)] as const,
      [`word.need.two.servant-${place}`, words.two.servants(place)] as const,
      [`word.need.two.influence-${place}`, words.two.counters(place)] as const,
    ]),
    ...GOODS.map((good) => [`word.need.two.${good}-any`, words.two.goods(good)] as const),
  ]);
}

/** `word.q1` and so on. */
export function questTexts(name: (number: number) => string): { readonly [key: string]: string } {
  return Object.fromEntries(
    Array.from({ length: QUESTS }, (_, i) => [`word.q${i + 1}`, name(i + 1)]),
  );
}

/** The tiles of the domain by column and row: A1 is the first of the first row. */
export function tileTexts(): { readonly [key: string]: string } {
  return Object.fromEntries(
    Array.from({ length: MOST_TILES }, (_, tile) => {
      const { column, row } = spotOf(tile);
      return [`word.tile.${tile}`, `${'ABCDEF'.slice(0, COLUMNS).charAt(column)}${row + 1}`];
    }),
  );
}
