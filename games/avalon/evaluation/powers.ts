import type { Asked, Choice, Options, Seat } from '@destrier/engine';
import { passesTo } from '../rules/trade.js';
import type { Look } from '../state.js';
import { cardCost, loseChances, toCome, valueCost } from './stake.js';

/** Powers of which little shows at once: when they are worth using. */

/** Who loses a combat with at least this chance is in need. */
const IN_NEED = 0.5;
/** With so few cards in hand a round is nearly over. */
const LATE = 3;
/** The values of the worst cards in the hand of a neighbour after passing, about: what comes back. */
const USUAL_WORST = [1.7, 2.8, 3.7];

const riskOf = (g: Look, seat: Seat): number => loseChances(g)[seat] ?? 0;

/** Windows and offers decline last. */
const declined = (options: Options): Choice => options.nth(options.count - 1);

/** How many of a seat's worst cards are worse than what a neighbour will give for them. */
export function toTrade(g: Look, seat: Seat): number {
  const costs = g.s.players[seat].hand.map((card) => cardCost(g, g.name(card)));
  costs.sort((a, b) => b - a);
  let sum = 0;
  let most = 0;
  let count = 0;
  for (const [i, usual] of USUAL_WORST.entries()) {
    sum += (costs[i] ?? 0) - valueCost(g, usual);
    if (sum > most) [most, count] = [sum, i + 1];
  }
  return count;
}

/** With the neighbour who has not just got the worst of this hand. */
function tradeWith(g: Look, seat: Seat, options: Options): Choice {
  if (toTrade(g, seat) === 0) return declined(options);
  const first = options.nth(0);
  return options.count > 2 && first.args[0] === passesTo(g, seat) ? options.nth(1) : first;
}

/** Arthur's order: when nobody else can help any more, or to add wounds before the round is over. */
function order(g: Look, seat: Seat, options: Options): Choice {
  const risk = riskOf(g, seat);
  const isWise =
    risk >= IN_NEED ? toCome(g) === 0 : risk === 0 && g.s.players[seat].hand.length <= LATE;
  return isWise ? options.nth(0) : declined(options);
}

/** More cards shorten the own hand: they are for who would lose the combat. */
function addMore(g: Look, seat: Seat, options: Options): Choice | undefined {
  return riskOf(g, seat) >= IN_NEED ? undefined : declined(options);
}

/** Whether a power is used that shows too late to be looked ahead to. */
export function usePower(g: Look, { prompt, seat }: Asked, options: Options): Choice | undefined {
  const { verb } = options.nth(0);
  if (prompt === 'trade.with') return tradeWith(g, seat, options);
  if (prompt === 'more.card' && verb === 'add') return addMore(g, seat, options);
  if (verb === 'order') return order(g, seat, options);
  return undefined;
}
