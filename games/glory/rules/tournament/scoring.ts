import { need, type Seat } from '@destrier/engine';
import { KNIGHT, type Duel, type Rule, type Side, type Who } from '../../state.js';
import { award, gloryOf } from '../purse.js';
import { knightOf } from './knights.js';

/** The cause of all glory from duels of tournaments. */
export const CAUSE = 'tournament';

/** What one side gets for beating the other: the glory of a knight, 7 or 9 for a player [G13.9]. */
function worthOf(g: Rule, duel: Duel, foe: Side, own: Side): number {
  if (foe.who === KNIGHT) return knightOf(g, duel.foe).glory;
  const { player, greaterPlayer } = g.content.figures;
  return gloryOf(g, foe.who as Who) > gloryOf(g, own.who as Who) ? greaterPlayer : player;
}

function pointsOf(g: Rule, duel: Duel, side: number): number {
  const own = need(duel.sides[side], 'a side');
  if (own.who === KNIGHT) return 0;
  const worth = worthOf(g, duel, need(duel.sides[1 - side], 'the other side'), own);
  if (duel.winner === side) return worth;
  return own.wins > 0 ? Math.floor(worth / 2) : 0;
}

/** The rules by which a duel is scored. */
function credit(g: Rule, duel: Duel): void {
  const halved = duel.sides.some(({ wins }, side) => side !== duel.winner && wins > 0);
  if (duel.against === 'otto') g.rule('G17.40');
  else if (duel.against === 'seat') {
    for (const rule of ['G13.9', 'G13.10', 'G13.11']) g.rule(rule);
    if (halved) g.rule('G13.12');
  } else {
    g.rule(duel.foe);
    if (duel.winner === 0) g.rule('G10.11');
    else if (halved) g.rule('G12.16');
  }
}

/** Scores the duel of a seat that has just been fought, and puts it away. Says whether the seat won. */
export function settleDuel(g: Rule, seat: Seat): boolean {
  const duel = need(g.s.duels[seat], `the duel of seat ${seat}`);
  credit(g, duel);
  // Both before either scores [G13.10].
  const points = duel.sides.map((_, side) => pointsOf(g, duel, side));
  duel.sides.forEach(({ who }, side) => {
    if (who !== KNIGHT) award(g, who as Who, CAUSE, need(points[side], 'its points'));
  });
  g.s.duels[seat] = null;
  return duel.winner === 0;
}
