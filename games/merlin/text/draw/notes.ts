import type { Good } from '../../content/types.js';
import type { Counted } from '../../events.js';

/** What is said of options besides what the things do that they name, in one language. */
export interface OptionNotes {
  /** A landing: the space, and what it gives now. */
  landing(space: string, gives: string): string;
  /** Where a changed die can lead: one landing, or one onwards and one back. */
  either(landings: readonly string[]): string;
  /** What is counted brings so many points. */
  counts: { readonly [what in Counted]: (n: number) => string };
  /** What lies in a province. */
  supply(left: { readonly [good in Good]: number }): string;
  /** The one who holds a relic. */
  heldBy(name: string): string;
  free: string;
  /** A manor: the size of its territory, and what it would bring the builder at a scoring. */
  territory(size: number, points: number): string;
  tower: string;
  nothingThere: string;
  /** The flag that is spent, by its province. */
  flag(province: string): string;
}
