import type { Deck, Item, Reward, TravelCard } from '../content/types.js';
import type { Token } from '../rules/purse.js';
import { AT } from './goals.js';
import type { Wants } from './titles.js';

/** What things add to the titles of a seat, in glory. */

/** One more of this. */
export function wish({ by }: Wants, what: Token | Item | Deck | 'relics' | 'prestige'): number {
  return by[AT[what]] as number;
}

export function supportWish({ by, goals }: Wants, support: string): number {
  const at = goals.supportAt.get(support);
  return (at === undefined ? 0 : (by[at] as number)) + (by[AT.supports] as number);
}

export function rewardWish(wants: Wants, reward: Reward): number {
  const { support, relic, prestige, mount, armour, coins = 0, strength = 0, faith = 0 } = reward;
  let sum = support === undefined ? 0 : supportWish(wants, support);
  if (relic !== undefined) sum += wish(wants, 'relics');
  if (prestige !== undefined) sum += wish(wants, 'prestige');
  if (mount !== undefined) sum += wish(wants, 'mount');
  if (armour !== undefined) sum += wish(wants, 'armour');
  sum += coins * wish(wants, 'coins');
  return sum + strength * wish(wants, 'strength') + faith * wish(wants, 'faith');
}

/** A travel card, once it is played. */
export function cardWish(wants: Wants, { deck, rewards }: TravelCard): number {
  let most = 0;
  for (const reward of rewards) most = Math.max(most, rewardWish(wants, reward));
  return most + wish(wants, deck);
}
