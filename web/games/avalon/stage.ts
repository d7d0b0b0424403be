import type { AvalonEvent, Seen } from '@destrier/avalon/page';
import { accounts } from './account.js';
import { countOf } from '../../board/hidden.js';

/** What lies in the middle of the table. */
export type Stage =
  /** Nothing of a combat of this round yet. */
  | 'dawn'
  /** Nothing of the next combat yet, so that the last one can be looked at. */
  | 'between'
  | 'fought'
  /** The loser is known, and the cards still lie there. */
  | 'decided';

export function stageOf({ phase, combat, players }: Seen, events: readonly AvalonEvent[]): Stage {
  if (phase === 'setup' || phase === 'dawn') return 'dawn';
  if (phase !== 'combats') return 'between';
  const [now] = accounts(events, 1);
  if (combat.cards.length > 0) return now?.isOver === true ? 'decided' : 'fought';
  const isHidden = players.some(({ veiled }) => countOf(veiled) > 0);
  const isBegun = isHidden || (now?.isOver === false && now.cards.length > 0);
  if (isBegun) return 'fought';
  // The last combat of the round before is no longer looked at.
  return accounts(events, 2).some(({ isOver }) => isOver) ? 'between' : 'dawn';
}
