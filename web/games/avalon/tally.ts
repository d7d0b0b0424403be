import { isSeat, type GameEvent, type Seat } from '@destrier/engine';

/** What a round did to somebody's health. */
export interface Loss {
  /** Wounds of the pile. */
  readonly pile: number;
  /** All else together: dishonour, powers; above 0 where more was healed. */
  readonly other: number;
}

export interface Tally {
  readonly round: number;
  /** Whose hands were empty before those of others, so that there was no further combat; nobody's as a rule. */
  readonly empty: readonly Seat[];
  /** By seat. */
  readonly losses: readonly Loss[];
}

/** The round whose wounds were counted last; undefined while combats are fought, and before the first is over. */
export function tallyOf(events: readonly GameEvent[], seats: number): Tally | undefined {
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
  const empty = seatsIn(events[over]);
  return {
    round: Number(events[begin]?.params['round'] ?? 1),
    empty: empty.length < seats ? empty : [],
    losses,
  };
}

function seatsIn(event: GameEvent | undefined): readonly Seat[] {
  const named = event?.params['seats'];
  return Array.isArray(named) ? named.filter((seat) => isSeat(seat)) : [];
}
