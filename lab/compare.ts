import type { Interval, Row } from './row.js';
import { intervalOf, shown } from './table.js';

/**
 * `agrees`: the intervals at 95 % overlap. `apart`: they do not, but hundreds of figures are compared and chance parts a
 * few so far. `disagrees`: they do not even when twice as wide, which chance does once in ten thousand figures. `open`: no
 * interval, of the machine, or not measured this time.
 */
export type Verdict = 'agrees' | 'apart' | 'disagrees' | 'open';

export interface Comparison {
  readonly id: string;
  readonly verdict: Verdict;
  readonly words: string;
}

/** What the machine decides, and not the games. */
const OF_THE_MACHINE = new Set(['s', '/s']);

/** Every figure that is kept, beside the same of this run. */
export function compare(kept: readonly Row[], now: readonly Row[]): readonly Comparison[] {
  const found = new Map(now.map((row) => [row.id, row]));
  return kept.map((before) => {
    const row = found.get(before.id);
    const verdict = row === undefined ? 'open' : verdictOf(before, row);
    return { id: before.id, verdict, words: row === undefined ? '' : wordsOf(before, row) };
  });
}

function verdictOf(one: Row, other: Row): Verdict {
  if (OF_THE_MACHINE.has(one.unit)) return 'open';
  const [a, b] = [spreadOf(one, 1), spreadOf(other, 1)];
  if (a === undefined || b === undefined) return 'open';
  if (overlap(a, b)) return 'agrees';
  const [wide, wider] = [spreadOf(one, 2), spreadOf(other, 2)];
  return wide !== undefined && wider !== undefined && overlap(wide, wider) ? 'apart' : 'disagrees';
}

/** The interval, this many times as wide. */
function spreadOf({ value, interval95 }: Row, times: number): Interval | undefined {
  if (value === null || interval95 === null) return undefined;
  const [low, high] = interval95;
  return [value - times * (value - low), value + times * (high - value)];
}

const overlap = ([a, b]: Interval, [c, d]: Interval): boolean => a <= d && c <= b;

function wordsOf(kept: Row, now: Row): string {
  const figure = (row: Row): string => `${shown(row.value ?? 0, row.unit)} (${intervalOf(row)})`;
  return `${figure(now)} beside ${figure(kept)}`;
}
