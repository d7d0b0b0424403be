import type { Seat } from '@destrier/engine';

/** How the players sit: who looks is at the foot of the table, the others follow clockwise. */
export function around(count: number, viewer: Seat | null): readonly Seat[] {
  const first = viewer ?? 0;
  return Array.from({ length: count }, (_, places) => ((first + places) % count) as Seat);
}
