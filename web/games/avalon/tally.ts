import type { AvalonEvent } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';

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
export function tallyOf(events: readonly AvalonEvent[], seats: number): Tally | undefined {
  const over = events.findLastIndex(({ name }) => name === 'combatsOver');
  const ended = events[over];
  if (ended?.name !== 'combatsOver') return undefined;
  if (events.findLastIndex(({ name }) => name === 'combat') > over) return undefined;
  const begin = events.findLastIndex(({ name }, at) => at < over && name === 'round');
  const next = events.findIndex(({ name }, at) => at > over && name === 'round');
  const first = events[begin];
  const empty = ended.params.seats;
  return {
    round: first?.name === 'round' ? first.params.round : 1,
    empty: empty.length < seats ? empty : [],
    losses: lossesIn(events.slice(begin + 1, next === -1 ? undefined : next), seats),
  };
}

function lossesIn(events: readonly AvalonEvent[], seats: number): readonly Loss[] {
  const losses = Array.from({ length: seats }, () => ({ pile: 0, other: 0 }));
  for (const event of events) {
    if (event.name !== 'healed' && event.name !== 'wounded') continue;
    const loss = losses[event.params.seat];
    if (loss === undefined) continue;
    if (event.name === 'healed') loss.other += event.params.health;
    else if (event.params.cause === 'pile') loss.pile += event.params.wounds;
    else loss.other -= event.params.wounds;
  }
  return losses;
}
