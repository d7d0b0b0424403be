import type { TableCard } from '@destrier/server/protocol';
import type { SavedGame } from '../storage/saved.js';

/** A game that somebody has begun or is asked to. */
export type Begun =
  | { readonly at: 'here'; readonly game: SavedGame }
  | { readonly at: 'table'; readonly card: TableCard };

/** How many are shown above everything else. */
const MOST = 3;

/** Whether it goes on only with this person: bots of this browser play only while its table is open. */
export function isYours(begun: Begun): boolean {
  return begun.at === 'here' || begun.card.waits;
}

/** Others wait first, and those whose time ends soonest; then what one is asked to, what one plays alone, and the rest. */
function rank(begun: Begun): readonly [number, number] {
  if (begun.at === 'here') return [2, -begun.game.at];
  const { waits, invited, deadline, created, state } = begun.card;
  if (waits) return [0, deadline ?? Number.MAX_SAFE_INTEGER];
  if (invited) return [1, -created];
  return [state === 'running' ? 3 : 4, -created];
}

/** What to go on with, the most pressing first. */
export function goOn(saved: readonly SavedGame[], mine: readonly TableCard[]): readonly Begun[] {
  const all: readonly Begun[] = [
    ...saved.filter(({ over }) => !over).map((game) => ({ at: 'here', game }) as const),
    ...mine.map((card) => ({ at: 'table', card }) as const),
  ];
  return all
    .toSorted((one, other) => {
      const [[a, soon], [b, late]] = [rank(one), rank(other)];
      return a - b || soon - late;
    })
    .slice(0, MOST);
}
