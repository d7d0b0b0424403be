import type { Content } from '@destrier/avalon/page';

/** What a full bar stands for: the health with which all start [A2.6]. */
export function fullHealth(
  options: { readonly [id: string]: string },
  { figures }: Content,
): number {
  return Number(options['health'] ?? figures.track);
}
