import type { BalanceJob } from '@destrier/bots/balance';
import type { LadderJob } from '@destrier/bots/ladder';

/** What all games of the laboratory have in common. */
const ALL = { game: 'glory', content: null, seed: 'lab' } as const;

/** Two players, pas d'armes and joust in turn. */
export function contest(bots: readonly string[], until: LadderJob['until']): LadderJob {
  const vary = { option: 'tournament', values: ['pas', 'joust'] };
  return { ...ALL, seats: 2, options: {}, vary, bots, until };
}

export function counted(
  bots: readonly string[],
  games: number,
  options: BalanceJob['options'] = {},
): BalanceJob {
  return { ...ALL, seats: bots.length, options, bots, games };
}

export const same = (bot: string, seats: number): string[] =>
  Array.from({ length: seats }, () => bot);

export const SEED = ALL.seed;
export const GAME = ALL.game;
