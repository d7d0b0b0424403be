import type { MenuOf, Seat } from '@destrier/engine';
import type { Look, Play } from '../../state.js';
import { moveKind, sourceOf } from '../cards.js';
import { dishonour, showVoid } from './dishonour.js';
import { settleFeints } from './feint.js';
import { judgeOfPlays, whyNotShame } from './follow.js';
import { lay } from './lay.js';

export type Plays = { play: [card: string]; shame: [card: string] };

/** The cards a seat may play, and those it may discard for its dishonour. */
export function offerCards(g: Look, seat: Seat, m: MenuOf<Plays>): void {
  const { hand, kept } = g.s.players[seat];
  const kinds = g.kinds(hand);
  const whyNot = judgeOfPlays(g, seat);
  for (const kind of kinds) m.unless(whyNot(kind), 'play', kind);
  for (const kind of g.kinds(kept)) if (!kinds.includes(kind)) m.option('play', kind);
  if (g.s.combat.lead === '') return;
  const reason = whyNotShame(g, seat);
  for (const kind of kinds) m.unless(reason, 'shame', kind);
}

export function playCard(g: Play, seat: Seat, kind: string): void {
  moveKind(g, kind, sourceOf(g, seat, kind), g.s.table);
  g.event('played', { seat, card: kind });
  lay(g, seat, kind);
}

/** Not following: forced [A6.1], or chosen to save a special weapon [A6.2]; the card is discarded [A6.6]. */
export function shame(g: Play, seat: Seat, kind: string): void {
  settleFeints(g);
  showVoid(g, seat);
  dishonour(g, seat, kind);
}
