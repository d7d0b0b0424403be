import type { GameEvent } from '@destrier/engine';

/** What can be looked back at: from the first moment to now. */
export interface Span {
  readonly at: number;
  readonly last: number;
}

/** Whether a step leads to another moment that there is. */
export function isStep({ at, last }: Span, to: number): boolean {
  return to !== at && to >= 0 && to <= last;
}

/** From where to replay: what happened while the viewer was away, until it chooses again; then since its last choice. */
export function replayFrom(
  last: number,
  away: { readonly left: number; readonly came: number } | null,
  chosenAt: number | undefined,
): { readonly from: number; readonly why: 'left' | 'chosen' } | undefined {
  if (away !== null && (chosenAt ?? 0) < away.came) return { from: away.left, why: 'left' };
  return chosenAt !== undefined && chosenAt < last ? { from: chosenAt, why: 'chosen' } : undefined;
}

/** What a choice brought about; the kernel tells what hardly anybody wants to know. */
export function broughtBy(events: readonly GameEvent[], seq: number): GameEvent[] {
  return events.filter((event) => event.seq === seq && !event.name.startsWith('kernel.'));
}
