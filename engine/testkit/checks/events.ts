import type { GameEvent } from '../../events.js';
import type { Match } from '../../match.js';
import { Broken } from '../finding.js';

/**
 * Guarantee 1 for what is told: an event that shares a list with the state would change after it was told, and a table
 * that is loaded would tell another story than one that was played.
 */
export function eventsShareNothing(match: Match, events: readonly GameEvent[]): void {
  const told = events.flatMap(({ name, params }) =>
    Object.entries(params).flatMap(([param, value]) =>
      Array.isArray(value) ? [{ name, param, list: value as readonly unknown[] }] : [],
    ),
  );
  if (told.length === 0) return;
  const lists = new Set<unknown>();
  addLists(match.s, lists);
  for (const { stack } of match.fibers) for (const { v } of stack) addLists(v, lists);
  const shared = told.find(({ list }) => lists.has(list));
  if (shared !== undefined)
    throw new Broken(
      1,
      `event ${shared.name} shares its list ${shared.param} with the game, where it may change: tell a copy`,
    );
}

function addLists(value: unknown, lists: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) lists.add(value);
  for (const part of Object.values(value)) addLists(part, lists);
}
