import { KNIGHT, OTTO, type Open, type Rule } from '../../state.js';
import { award } from '../purse.js';
import { receive } from '../rewards.js';
import { FINAL, occupant, winnerOf } from './bracket.js';
import { callEach } from './turns.js';

/** What the winner of a joust gets: the trophy, or without one the standard prize [G10.12] [G10.13]. */
function prizesOf(g: Open): readonly { from: 'trophy' | 'prize'; id: string }[] {
  const [trophy] = g.s.trophy;
  const standard = { from: 'prize', id: '' } as const;
  if (trophy === undefined) return [standard];
  const won = { from: 'trophy', id: g.name(trophy) } as const;
  return g.options['edition'] === 'ru' ? [won, standard] : [won];
}

/** [G17.41] Of what a player would get Otto takes the glory. */
function scoreOtto(g: Rule): void {
  g.rule('G17.41');
  for (const { from, id } of prizesOf(g)) {
    const reward = from === 'prize' ? g.content.figures.prize : g.content.trophies[id]?.reward;
    award(g, OTTO, from, reward?.glory ?? 0);
  }
}

export function givePrize(g: Rule): void {
  const winner = occupant(winnerOf(g, FINAL));
  if (winner === KNIGHT) return g.rule('G10.15');
  if (winner === OTTO) return scoreOtto(g);
  const prizes = prizesOf(g);
  for (const prize of prizes) g.rule(prize.from === 'trophy' ? 'G10.12' : 'G10.13');
  g.rule(prizes.length > 1 ? 'G18.3' : 'G10.14');
  if (g.s.otto.plays) g.s.joustsWon++;
  callEach(
    g,
    receive,
    prizes.map((prize) => ({ seat: winner, ...prize })),
  );
}
