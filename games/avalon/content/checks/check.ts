import { holds as holdsOf, type ContentCheck as CheckOf, type Issue } from '@destrier/engine/pack';
import type { Content, PowerData } from '../types.js';

export type Check = CheckOf<Content>;
export const holds = holdsOf<Content>;

type Path = Issue['path'];

/** All cards with a power, and where they stand. */
export function powersIn(content: Content): { readonly path: Path; readonly power: PowerData }[] {
  const { heroes, legends, godsends, places } = content;
  return Object.entries({ heroes, legends, godsends, places }).flatMap(([group, cards]) =>
    Object.entries(cards).map(([id, power]: [string, PowerData]) => ({ path: [group, id], power })),
  );
}

/** Whether two lists hold the same, in whatever order. */
export function same(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
