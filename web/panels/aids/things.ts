import type { Catalogue } from '@destrier/engine';
import type { GameKit } from '../../games/kit.js';

const EFFECT = 'effect.';

/** The names of all things that a view speaks of and that do something. */
export function thingsIn(view: unknown, catalogue: Catalogue): ReadonlySet<string> {
  const found = new Set<string>();
  const pending: unknown[] = [view];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (typeof at === 'string' && Object.hasOwn(catalogue, `${EFFECT}${at}`)) found.add(at);
    else if (typeof at === 'object' && at !== null)
      for (const part of Object.values(at) as unknown[]) if (part !== undefined) pending.push(part);
  }
  return found;
}

/** Whether there is anything to say for those who do not want to read all rules. */
export function hasAids({
  primer,
  aid = [],
  box,
}: Pick<GameKit, 'primer' | 'aid' | 'box'>): boolean {
  if (primer !== undefined || aid.length > 0 || box.effects !== undefined) return true;
  return allThings(box.text.en).length > 0;
}

/** All things of a game that do something. */
export function allThings(catalogue: Catalogue): string[] {
  return Object.keys(catalogue)
    .filter((key) => key.startsWith(EFFECT))
    .map((key) => key.slice(EFFECT.length));
}
