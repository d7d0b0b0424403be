import { must } from '@destrier/engine/pack';
import { BACKS, type Content } from '../types.js';
import { cardsOf, total, type Check } from './check.js';

const copies = (items: { readonly [id: string]: { readonly copies: number } }): number =>
  total(Object.values(items).map((item) => item.copies));

const count = (
  name: string,
  right: number,
  path: readonly string[],
  counted: (content: Content) => number,
): Check => ({
  name: `${right} ${name}`,
  issues(content) {
    const there = counted(content);
    return must(there === right, path, `there must be ${right} ${name}, and there are ${there}`);
  },
});

const deck = (name: string, right: number) =>
  count(`${name} cards`, right, ['travel'], (content) =>
    total(cardsOf(content, name).map((card) => card.copies)),
  );

/** The components of the box. */
export const counts: readonly Check[] = [
  deck('romance', 26),
  deck('market', 19),
  deck('challenge', 29),
  count('support tiles', 48, ['supports'], ({ supports }) =>
    total(Object.values(supports).flatMap(({ tiles }) => BACKS.map((back) => tiles[back] ?? 0))),
  ),
  count('knights', 32, ['knights'], ({ knights }) => Object.keys(knights).length),
  count('relics', 16, ['relics'], ({ relics }) => copies(relics)),
  count('prestige tokens', 17, ['prestige'], ({ prestige }) => copies(prestige)),
  count('trophies', 4, ['trophies'], ({ trophies }) => Object.keys(trophies).length),
  count('titles', 14, ['titles'], ({ titles }) => Object.keys(titles).length),
  ...([1, 2, 3] as const).flatMap((n) => [
    count(`characters of level ${n}`, 4, ['characters'], ({ characters }) =>
      total(
        Object.values(characters)
          .filter(({ level }) => level === n)
          .map((one) => one.copies),
      ),
    ),
    count(
      `events of round ${n}`,
      4,
      ['events'],
      ({ events }) => Object.values(events).filter(({ round }) => round === n).length,
    ),
    count(
      `tournament cards for ${n + 1} players`,
      4,
      ['tournaments'],
      ({ tournaments }) =>
        Object.values(tournaments).filter(({ players }) => players === n + 1).length,
    ),
  ]),
  ...(
    [
      ['basic', 9],
      ['warrior', 2],
      ['pious', 2],
    ] as const
  ).map(([name, right]) =>
    count(
      `${name} solo cards`,
      right,
      ['solo', 'cards'],
      ({ solo }) => Object.values(solo.cards).filter((card) => card.deck === name).length,
    ),
  ),
];
