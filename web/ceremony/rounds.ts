import { scoresIn, type GameEvent } from '@destrier/engine';
import type { SignName } from '../art/signs.js';
import { playerArms } from '../heraldry/players.js';
import type { Who } from '../table/scores.js';
import type { Occasion, RoundOver } from './ceremony.js';

/** What everybody has after these events, of those who have anything. */
export function totalsIn(events: readonly GameEvent[]): ReadonlyMap<Who, number> {
  const totals = new Map<Who, number>();
  for (const { params } of scoresIn(events))
    totals.set(params.who, (totals.get(params.who) ?? 0) + params.points);
  return totals;
}

interface RoundLook {
  readonly sign: SignName;
}

/**
 * A round is over when the next one begins, which is told by an event `round`; the last one ends with the game. What it
 * brought is what was scored since it began.
 */
export function roundOver({ event, events, at }: Occasion, { sign }: RoundLook): RoundOver | null {
  if (event.name !== 'round') return null;
  const before = events.slice(0, at);
  const began = before.findLastIndex(({ name }) => name === 'round');
  if (began === -1) return null;
  const had = totalsIn(before.slice(0, began));
  const gains = [...totalsIn(before)].map(([who, total]) => ({
    who,
    blazon: armsOf(who),
    gained: total - (had.get(who) ?? 0),
    total,
  }));
  const round = before.filter(({ name }) => name === 'round').length;
  return { kind: 'round', round, sign, gains: gains.toSorted((a, b) => b.gained - a.gained) };
}

/** Arms of a seat by its place at the table; whoever has no seat bears a plain shield. */
export function armsOf(who: Who): string {
  const arms = typeof who === 'number' ? playerArms[who] : undefined;
  return arms?.blazon ?? 'Argent, a bordure sable';
}
