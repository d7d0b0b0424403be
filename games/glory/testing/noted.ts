import type { Match } from '@destrier/engine';

/** For tests: the rules and items that take effect from now until the table is laid, in their order. */
export function noteFired(match: Match): string[] {
  const fired: string[] = [];
  match.sink = { fired: (rule) => fired.push(rule), event() {}, draw() {} };
  return fired;
}
