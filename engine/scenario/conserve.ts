import { kindOf } from '../cards.js';
import { newMatch, type Match } from '../match.js';
import { placesOf } from './supply.js';

/** What is no longer as the box holds it, in a sentence; undefined if all is there. */
export function lost(match: Match, names: readonly string[]): string | undefined {
  return lostCards(match) ?? lostTokens(match) ?? lostPoints(match, names);
}

function lostCards(match: Match): string | undefined {
  const { pools, kinds } = match.prepared;
  const places = placesOf(match);
  for (const [pool, box] of pools) {
    const there = new Map<number, number>();
    for (const { cards, node } of places)
      if (node.pool === pool)
        for (const card of cards) there.set(kindOf(card), (there.get(kindOf(card)) ?? 0) + 1);
    for (const kind of new Set(box)) {
      const all = box.filter((one) => one === kind).length;
      const found = there.get(kind) ?? 0;
      if (found !== all)
        return `the box holds ${all} of "${kinds[kind] as string}", and ${found} lie on the table`;
    }
  }
  return undefined;
}

function lostTokens(match: Match): string | undefined {
  const count = match.prepared.game.conserved;
  if (count === undefined) return undefined;
  const now = count(match);
  for (const [what, all] of Object.entries(count(newMatch(match.prepared, '') as never)))
    if (now[what] !== all)
      return `the box holds ${all} ${what}, and there are ${String(now[what])} on the table`;
  return undefined;
}

function lostPoints(match: Match, names: readonly string[]): string | undefined {
  for (const seat of match.seats) {
    const score = match.prepared.game.score(match, seat);
    if (score !== match.points(seat))
      return `${names[seat] as string} has ${score} points on the table, and ${match.points(seat)} by their causes`;
  }
  return undefined;
}
