import type { Reward, TravelCard } from '../content/types.js';
import type { Wants } from './titles.js';

/** What things add to the titles of a seat, in glory. */

export function supportWish(wants: Wants, support: string): number {
  return (wants[support] ?? 0) + (wants['supports'] ?? 0);
}

export function rewardWish(wants: Wants, reward: Reward): number {
  const { support, relic, prestige, mount, armour, coins = 0, strength = 0, faith = 0 } = reward;
  let sum = support === undefined ? 0 : supportWish(wants, support);
  if (relic !== undefined) sum += wants['relics'] ?? 0;
  if (prestige !== undefined) sum += wants['prestige'] ?? 0;
  if (mount !== undefined) sum += wants['mount'] ?? 0;
  if (armour !== undefined) sum += wants['armour'] ?? 0;
  sum += coins * (wants['coins'] ?? 0);
  return sum + strength * (wants['strength'] ?? 0) + faith * (wants['faith'] ?? 0);
}

/** A travel card, once it is played. */
export function cardWish(wants: Wants, { deck, rewards }: TravelCard): number {
  let most = 0;
  for (const reward of rewards) most = Math.max(most, rewardWish(wants, reward));
  return most + (wants[deck] ?? 0);
}
