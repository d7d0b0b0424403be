import type { Seat } from '@destrier/engine';
import type { Effect } from '../content/types.js';
import { pileWounds } from '../rules/wounds.js';
import type { Look } from '../state.js';
import { handCost, loseChances, stakeOf, toCome } from './stake.js';

/** What a godsend that is still to be used is worth to its holder in health, about. */
const FAVOURS: { readonly [effect in Effect]?: number } = {
  ward: 22,
  antidote: 12,
  tribute: 15,
  mirror: 14,
  recall: 12,
  'neutral-card': 10,
  'break-feint': 8,
  'double-poison': 14,
  'double-suit': 10,
  curse: 10,
  exchange: 9,
  'play-last': 8,
  dig: 8,
  'seek-alchemy': 7,
  enchant: 7,
  dance: 6,
  'no-dishonour': 5,
  'stone-circle': 6,
  chivalry: 5,
  'harsh-honour': 5,
  spy: 3,
  'take-lead': 3,
  'plain-alchemy': 1,
};

function favoursOf(g: Look, seat: Seat): number {
  let sum = 0;
  for (const { effect, seat: holder, rank, used } of g.s.powers)
    if (holder === seat && rank === 'godsend' && used === 0) sum += FAVOURS[effect] ?? 0;
  return sum;
}

/** What a worth is made of. */
type Part = 'health' | 'pile' | 'combat' | 'hand' | 'godsends';

/** Health, less what the pile, the running combat and the hand will cost. */
export function parts(g: Look, seat: Seat): { readonly [part in Part]: number } {
  return {
    health: g.s.players[seat].health,
    pile: -pileWounds(g, seat, 'curse'),
    combat: -(loseChances(g)[seat] ?? 0) * stakeOf(g, toCome(g)),
    hand: -handCost(g, seat),
    godsends: favoursOf(g, seat),
  };
}

export function worth(g: Look, seat: Seat): number {
  const { health, pile, combat, hand, godsends } = parts(g, seat);
  return health + pile + combat + hand + godsends;
}

/** A lead of so many points wins three games in four: less, the nearer the end. */
export function scale(g: Look): number {
  const lowest = Math.min(...g.seats.map((seat) => g.s.players[seat].health));
  return 15 + Math.max(0, lowest) / 8;
}

export function turn(g: Look): number {
  const { round, combat } = g.s;
  return (round * 20 + combat.number) * 10 + combat.turn;
}

/** Roll-outs end with the combat. */
export function horizon(g: Look): number {
  return g.s.round * 20 + g.s.combat.number;
}
