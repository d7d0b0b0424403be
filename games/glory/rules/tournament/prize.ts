import { KNIGHT, OTTO, type OpenLook, type Play } from '../../state.js';
import { award } from '../purse.js';
import { receive } from '../rewards.js';
import { FINAL, occupant, winnerOf } from './bracket.js';

/** What the winner of a joust gets: the trophy [G10.12], or without one the standard prize [G10.13]. */
function prizeOf(g: OpenLook): { from: 'trophy' | 'prize'; id: string } {
  const [trophy] = g.s.trophy;
  return trophy === undefined ? { from: 'prize', id: '' } : { from: 'trophy', id: g.name(trophy) };
}

/** [G17.41] Of what a player would get Otto takes the glory. */
function scoreOtto(g: Play): void {
  const { from, id } = prizeOf(g);
  const reward = from === 'prize' ? g.content.figures.prize : g.content.trophies[id]?.reward;
  award(g, OTTO, from, reward?.glory ?? 0);
}

export function givePrize(g: Play): void {
  const winner = occupant(winnerOf(g, FINAL));
  if (winner === KNIGHT) return; // G10.15
  if (winner === OTTO) return scoreOtto(g);
  const prize = prizeOf(g);
  if (g.s.otto.plays) g.s.joustsWon++; // G10.14
  g.call(receive, { seat: winner, ...prize });
}
