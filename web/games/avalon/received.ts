import type { AvalonEvent } from '@destrier/avalon/page';
import type { Seat } from '@destrier/engine';

/** Cards that were handed to somebody in this round, with who gave them, until its first combat is over. */
export function receivedBy(
  events: readonly AvalonEvent[],
  viewer: Seat,
): readonly { readonly card: string; readonly from: Seat }[] {
  const begin = events.findLastIndex(({ name }) => name === 'round');
  const round = events.slice(begin + 1);
  if (round.some(({ name }) => name === 'lost' || name === 'nobodyLost')) return [];
  return round.flatMap((event) => {
    if (event.name !== 'passed' && event.name !== 'exchanged') return [];
    const { to, from, cards = [] } = event.params;
    return to === viewer ? cards.map((card) => ({ card, from })) : [];
  });
}
