import type { Reward } from '../types.js';

/** What a part of a reward is worth beside a coin, roughly: only to compare rewards with each other. */
const WORTH = {
  coins: 1,
  strength: 1,
  faith: 1,
  glory: 1.5,
  titles: 1,
  support: 3,
  relic: 3,
  prestige: 3,
  item: { 2: 2, 3: 4, 4: 6 } as { readonly [level: number]: number },
};

export function worthOf(reward: Reward): number {
  let worth = 0;
  for (const part of ['coins', 'strength', 'faith', 'glory', 'titles'] as const)
    worth += (reward[part] ?? 0) * WORTH[part];
  for (const part of ['support', 'relic', 'prestige'] as const)
    if (reward[part] !== undefined) worth += WORTH[part];
  for (const part of ['mount', 'armour'] as const) worth += WORTH.item[reward[part] ?? 0] ?? 0;
  return worth;
}

export function bestOf(rewards: readonly Reward[]): number {
  return Math.max(0, ...rewards.map(worthOf));
}
