import type { Content } from '../../content/types.js';

/** A value moved up or down, within those of basic weapons [A10.5]. */
export function bentTo(content: Content, amount: number, value: number, way: string): number {
  const moved = value + (way === 'up' ? amount : -amount);
  return Math.max(1, Math.min(content.figures.values, moved));
}
