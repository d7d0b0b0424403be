import type { GameEvent, Seat } from '@destrier/engine';

/** Cards that were handed to somebody in this round, with who gave them, until its first combat is over. */
export function receivedBy(
  events: readonly GameEvent[],
  viewer: Seat,
): readonly { readonly card: string; readonly from: number }[] {
  const begin = events.findLastIndex(({ name }) => name === 'round');
  const round = events.slice(begin + 1);
  if (round.some(({ name }) => name === 'lost' || name === 'nobodyLost')) return [];
  return round.flatMap(({ name, params }) => {
    const { to, from, cards } = params;
    if ((name !== 'passed' && name !== 'exchanged') || to !== viewer || !Array.isArray(cards))
      return [];
    return cards.map((card) => ({ card: String(card), from: Number(from) }));
  });
}
