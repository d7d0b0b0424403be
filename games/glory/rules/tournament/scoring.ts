import { need, type Seat } from '@destrier/engine';
import { KNIGHT, type Duel, type OpenLook, type Play, type Side, type Who } from '../../state.js';
import { award, gloryOf } from '../purse.js';
import { knightOf } from './knights.js';

/** [G18.14] */
export function sideBySide(g: OpenLook): boolean {
  return g.options['duels'] === 'together';
}

/** The cause of all glory from duels of tournaments. */
export const CAUSE = 'tournament';

/** What one side gets for beating the other: the glory of a knight [G10.11], 7 or 9 for a player [G13.9] [G13.11] or Otto [G17.40]. */
function worthOf(g: Play, duel: Duel, foe: Side['who'], own: Who): number {
  if (foe === KNIGHT) return knightOf(g, duel.foe).glory;
  const { player, greaterPlayer } = g.content.figures;
  return gloryOf(g, foe) > gloryOf(g, own) ? greaterPlayer : player;
}

/** The loser of a duel gets half of it for an engagement won [G12.16] [G13.12]. */
function pointsOf(g: Play, duel: Duel, side: number): number {
  const own = need(duel.sides[side], 'a side');
  if (own.who === KNIGHT) return 0;
  const worth = worthOf(g, duel, need(duel.sides[1 - side], 'the other side').who, own.who);
  if (duel.winner === side) return worth;
  return own.wins > 0 ? Math.floor(worth / 2) : 0;
}

/** Scores the duel of a seat that has just been fought, and puts it away. Says whether the seat won. */
export function settleDuel(g: Play, seat: Seat): boolean {
  const duel = need(g.s.duels[seat], 'the duel of seat', seat);
  if (duel.against === 'knight') g.rule(duel.foe);
  // Both before either scores [G13.10].
  const points = duel.sides.map((_, side) => pointsOf(g, duel, side));
  duel.sides.forEach(({ who }, side) => {
    if (who !== KNIGHT) award(g, who, CAUSE, need(points[side], 'its points'));
  });
  g.s.duels[seat] = null;
  return duel.winner === 0;
}
