import type { Seat } from '@destrier/engine';
import type { OpenLook } from '../state.js';
import { effectOf } from '../rules/tiles.js';
import { handFor, type Books } from './books.js';
import { PRICES, strengthFor } from './policy.js';
import { needsFrom, type Fighter, type Fixed } from './sides.js';
import type { Arm } from './dice.js';

/** Step 1 [G11.9]: the support with a tent, once in a duel. */

/** The words of an option, and what it changes. */
export interface Tent {
  readonly words: readonly string[];
  /** To the attack of the first engagement, one's own or taken from the opponent. */
  readonly attack: number;
  /** To one's own prestige for good, and to the opponent's in the first engagement. */
  readonly prestige: number;
  readonly foePrestige: number;
  /** Glory that it costs. */
  readonly cost: number;
  /** A tile that becomes active; -1: none that matters in a duel. */
  readonly tile: number;
}

/** All tents that a seat may use. */
export function tentsOf(g: OpenLook, books: Books, seat: Seat): Tent[] {
  const player = g.s.players[seat];
  const tents: Tent[] = [];
  for (const support of g.kinds(player.supports.ready)) {
    if (g.content.supports[support]?.timing !== 'tent') continue;
    const effect = effectOf(g, support);
    const { attack = 0, foeAttack = 0, foePrestige = 0, cost = 0, refresh, turn } = effect;
    // Before the roll there is no die to turn [G14.6].
    if (cost > player.glory || turn !== undefined) continue;
    const plain = { attack: attack - foeAttack, prestige: 0, foePrestige, cost, tile: -1 };
    if (refresh === undefined) {
      tents.push({ words: [support], ...plain });
      continue;
    }
    const kind = refresh === 'prestige' ? refresh : (`${refresh}s` as const);
    for (const name of g.kinds(player[kind].used))
      tents.push({
        words: [support, name],
        ...plain,
        prestige: refresh === 'prestige' ? 1 : 0,
        tile: refresh === 'prestige' ? -1 : (books.tileAt.get(name) ?? -1),
      });
  }
  return tents;
}

/** How the first engagement stands for a side: what is added to its attack, and its prestige less the opponent's. */
export interface Outlook {
  readonly attack: number;
  readonly prestige: number;
  /** Whether it wins where everything is equal. */
  readonly equals: boolean;
}

/** What a side may promise itself of the first engagement. */
function promise(
  own: Fixed,
  { spent, strength, hand }: Fighter,
  foe: Fixed,
  other: Fighter,
  outlook: Outlook,
): number {
  const ties = outlook.prestige > 0 || (outlook.prestige === 0 && outlook.equals);
  const least = foe.attack - own.attack - outlook.attack + (ties ? 0 : 1);
  const arms: readonly Arm[] = own.arms.slice(spent, spent + strength + 1);
  return strengthFor(arms, hand, needsFrom(least, foe, other)).worth;
}

/** The fighter after a tent. */
export function afterTent(books: Books, fighter: Fighter, { prestige, tile, cost }: Tent): Fighter {
  const { hand } = fighter;
  if (tile === -1 && cost === 0) return { ...fighter, prestige: fighter.prestige + prestige };
  const counts =
    tile === -1 ? hand.counts : hand.counts.with(tile, (hand.counts[tile] as number) + 1);
  return {
    ...fighter,
    prestige: fighter.prestige + prestige,
    glory: fighter.glory - cost,
    hand: handFor(books, counts, fighter.glory - cost),
  };
}

/** The tent that is used; nothing: none. */
export function tentFor(
  books: Books,
  tents: readonly Tent[],
  own: Fixed,
  fighter: Fighter,
  foe: Fixed,
  other: Fighter,
  outlook: Outlook,
): Tent | undefined {
  let best: Tent | undefined;
  let most = promise(own, fighter, foe, other, outlook);
  for (const tent of tents) {
    const after = afterTent(books, fighter, tent);
    const worth =
      promise(own, after, foe, other, {
        ...outlook,
        attack: outlook.attack + tent.attack,
        prestige: outlook.prestige + tent.prestige - tent.foePrestige,
      }) -
      PRICES.tent -
      PRICES.glory * tent.cost;
    if (worth <= most) continue;
    best = tent;
    most = worth;
  }
  return best;
}
