import { SPACES } from '../book.js';
import { MERLIN, PROMISED, TURN } from './figures.js';
import { landing, type Bidder } from './landings.js';

/** What the dice of a round that lie open still promise. */

/** The best order of dice (those whose bits are not used) from a space on. */
function bestOrder(
  bidder: Bidder,
  dice: readonly number[],
  used: number,
  at: number,
  depth: number,
): number {
  let best = 0;
  for (let i = 0; i < dice.length; i++) {
    if ((used & (1 << i)) !== 0) continue;
    const space = (at + (dice[i] as number)) % SPACES;
    const value =
      landing(bidder, space) * (PROMISED[depth] ?? 0) +
      bestOrder(bidder, dice, used | (1 << i), space, depth + 1);
    best = Math.max(best, value);
  }
  return best;
}

/** What own dice promise when the knight stands on a space; `used` are bits of dice that are no longer there. */
export function knightDice(bidder: Bidder, at: number, used: number): number {
  return bestOrder(bidder, bidder.g.s.players[bidder.seat].dice, used, at, 0);
}

/** What the white die promises: Merlin both ways, but others lead him too. */
export function whiteDie(bidder: Bidder): number {
  const { white } = bidder.g.s.players[bidder.seat];
  if (white === null) return 0;
  const { merlin } = bidder.g.s;
  const best = Math.max(landing(bidder, merlin + white), landing(bidder, merlin - white));
  return MERLIN * best + (1 - MERLIN) * TURN;
}
