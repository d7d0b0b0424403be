import type { BalanceJob } from '@destrier/bots/balance';
import type { LadderJob } from '@destrier/bots/ladder';
import type { FieldPlan, LabBook, LadderPlan } from '@destrier/engine';

/** The book of a game, with the game it is of. */
export interface GameBook extends LabBook {
  readonly game: string;
  /** Where its figures and documents lie: a folder, or empty for this repository. */
  readonly home: string;
}
export type Laddered = GameBook & { readonly plan: LadderPlan };
export type Fielded = GameBook & { readonly plan: FieldPlan };

/** What all games of the laboratory have in common. */
export const SEED = 'lab';

/** The id of a part of a book. */
export function idIn({ prefix }: LabBook, id: string): string {
  return prefix === null ? id : `${prefix}.${id}`;
}

/** Two players, by the values of an option in turn. */
export function contest(
  { game, plan }: Laddered,
  bots: readonly string[],
  until: LadderJob['until'],
): LadderJob {
  return { game, content: null, seed: SEED, seats: 2, options: {}, vary: plan.vary, bots, until };
}

export function counted(
  { game }: GameBook,
  bots: readonly string[],
  games: number,
  options: BalanceJob['options'] = {},
): BalanceJob {
  return { game, content: null, seed: SEED, seats: bots.length, options, bots, games };
}

export const same = (bot: string, seats: number): string[] =>
  Array.from({ length: seats }, () => bot);

/** A level without its iterations, as ids name it. */
export const levelOf = (bot: string): string => bot.replace(/:.*/, '');
