import { copyOf } from '../fork.js';
import type { Match } from '../match.js';
import { Menu } from '../menu.js';
import { menuOf, questions } from '../questions.js';
import { answer } from '../run.js';

/**
 * How many sequences of choices there are, of length 0, 1, … up to the depth: the checksum of the rules. All open
 * questions count, asides too.
 */
export function perft(match: Match, depth: number): number[] {
  const counts: number[] = Array.from({ length: depth + 1 }, () => 0);
  const menus = counts.map(() => new Menu());
  count(match, 0, counts, menus);
  return counts;
}

function count(match: Match, at: number, counts: number[], menus: readonly Menu[]): void {
  counts[at] = (counts[at] as number) + 1;
  if (at === counts.length - 1 || match.over) return;
  const menu = menus[at] as Menu;
  const last = at === counts.length - 2;
  for (const question of questions(match)) {
    menuOf(match, question, menu, false);
    if (last) {
      counts[at + 1] = (counts[at + 1] as number) + menu.count;
      continue;
    }
    for (let i = 0; i < menu.count; i++) {
      const next = copyOf(match);
      answer(next, question, menu.nth(i));
      count(next, at + 1, counts, menus);
    }
  }
}
