import { holds as holdsOf, type ContentCheck as CheckOf, type Issue } from '@destrier/engine/pack';
import { BACKS, type Content, type Reward, type TravelCard } from '../types.js';

export type Check = CheckOf<Content>;
export const holds = holdsOf<Content>;

type Path = Issue['path'];

export function total(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** How many there are of each, by key. */
export function tally(keys: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** One of many things in a content, where it stands, and how often it is there. */
interface At<T> {
  readonly path: Path;
  readonly value: T;
  readonly copies: number;
}

/** Every reward in the box, and how many cards or tiles give it. */
export function rewardsIn(content: Content): At<Reward>[] {
  const { travel, events, trophies, figures } = content;
  return [
    ...Object.entries(travel).flatMap(([id, { rewards, copies }]) =>
      rewards.map((value, i) => ({ path: ['travel', id, 'rewards', i], value, copies })),
    ),
    ...Object.entries(events).flatMap(([id, { action }]) =>
      (action?.rewards ?? []).map((value, i) => ({
        path: ['events', id, 'action', 'rewards', i],
        value,
        copies: 1,
      })),
    ),
    ...Object.entries(trophies).map(([id, { reward }]) => ({
      path: ['trophies', id, 'reward'],
      value: reward,
      copies: 1,
    })),
    { path: ['figures', 'prize'], value: figures.prize, copies: 1 },
  ];
}

/** The names of tiles of one kind in all rewards. */
export function namedIn(content: Content, tile: 'support' | 'relic' | 'prestige'): At<string>[] {
  return rewardsIn(content).flatMap(({ path, value, copies }) => {
    const name = value[tile];
    return name === undefined ? [] : [{ path: [...path, tile], value: name, copies }];
  });
}

/** Everything that gives prestige, be it a reward or a support. */
export function prestigeIn(content: Content): At<string>[] {
  return [
    ...namedIn(content, 'prestige'),
    ...Object.entries(content.supports).flatMap(([id, { effect, tiles }]) => {
      const value = effect.gain?.prestige;
      if (value === undefined) return [];
      const copies = total(BACKS.map((back) => tiles[back] ?? 0));
      return [{ path: ['supports', id, 'effect', 'gain', 'prestige'], value, copies }];
    }),
  ];
}

export function cardsOf(content: Content, deck: string): (TravelCard & { readonly id: string })[] {
  return Object.entries(content.travel)
    .filter(([, card]) => card.deck === deck)
    .map(([id, card]) => ({ id, ...card }));
}
