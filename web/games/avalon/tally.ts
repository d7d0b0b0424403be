import { isSeat, type GameEvent } from '@destrier/engine';

/** What a round did to somebody's health. */
export interface Loss {
  /** Wounds of the pile. */
  readonly pile: number;
  /** All else together: dishonour, powers; above 0 where more was healed. */
  readonly other: number;
}

/** The round whose wounds were counted last, by seat; undefined while combats are fought, and before the first is over. */
export function tallyOf(events: readonly GameEvent[], seats: number): readonly Loss[] | undefined {
  const over = events.findLastIndex(({ name }) => name === 'combatsOver');
  if (over === -1 || events.findLastIndex(({ name }) => name === 'combat') > over) return undefined;
  const begin = events.findLastIndex(({ name }, at) => at < over && name === 'round');
  const next = events.findIndex(({ name }, at) => at > over && name === 'round');
  const losses = Array.from({ length: seats }, () => ({ pile: 0, other: 0 }));
  for (const { name, params } of events.slice(begin + 1, next === -1 ? undefined : next)) {
    const { seat, cause } = params;
    const loss = isSeat(seat) ? losses[seat] : undefined;
    if (loss === undefined) continue;
    if (name === 'healed') loss.other += Number(params['health']);
    if (name !== 'wounded') continue;
    if (cause === 'pile') loss.pile += Number(params['wounds']);
    else loss.other -= Number(params['wounds']);
  }
  return losses;
}
