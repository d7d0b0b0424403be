import type { Issue } from '@destrier/engine/pack';
import type { Content, PowerData } from '../types.js';

/** Something that must hold for a content. */
export interface Check {
  readonly name: string;
  readonly issues: (content: Content) => readonly Issue[];
}

type Path = Issue['path'];

/** An issue, unless all is well. */
export function must(holds: boolean, path: Path, reason: string): Issue[] {
  return holds ? [] : [{ path, reason }];
}

/** A check whose name says all. */
export function holds(name: string, path: string, test: (content: Content) => boolean): Check {
  return { name, issues: (content) => must(test(content), path.split('.'), name) };
}

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
