import { ROUNDS } from '../players.js';
import type { Look } from '../../state.js';
import { difficultyOf } from './setup.js';

/** Whether the one player has reached the goal of the mode as things stand: [G17.2], [G17.5] or [G17.6]. */
export function soloWon(g: Look): boolean {
  const { glory } = g.s.players[0];
  switch (g.options['solo']) {
    case 'champion':
      return g.s.joustsWon === ROUNDS;
    case 'score':
      return glory >= g.content.solo.goals[difficultyOf(g)];
    default:
      return glory > g.s.otto.glory;
  }
}
