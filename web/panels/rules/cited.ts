import { compareRuleIds } from '@destrier/engine/ledger';
import type { Moment } from '../../table/link.js';

/** The rules behind what the viewer is asked: by which it is asked, and by which options are closed. */
export function citedIn({ asks, viewer }: Moment): string[] {
  const own = asks.filter(({ seat }) => seat === viewer);
  const rules = own.flatMap(({ rule, blocked = [] }) => [
    ...(rule === null ? [] : [rule]),
    ...blocked.map(({ reason }) => reason.rule),
  ]);
  return [...new Set(rules)].toSorted(compareRuleIds);
}
