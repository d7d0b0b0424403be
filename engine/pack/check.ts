import type { Issue } from './schema.js';

/** Something that must hold for a content. */
export interface ContentCheck<C> {
  readonly name: string;
  readonly issues: (content: C) => readonly Issue[];
}

/** An issue, unless all is well. */
export function must(holds: boolean, path: Issue['path'], reason: string): Issue[] {
  return holds ? [] : [{ path, reason }];
}

/** A check whose name says all. */
export function holds<C>(
  name: string,
  path: string,
  test: (content: C) => boolean,
): ContentCheck<C> {
  return { name, issues: (content) => must(test(content), path.split('.'), name) };
}
