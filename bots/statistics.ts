/** The figures of samples. */

export const Z95 = 1.959963984540054;

/** Wilson's interval at 95 % for a share of n. */
export function wilson(share: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const z2 = Z95 * Z95;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  // Rounding must not push a share out of its own interval.
  return [Math.min(share, Math.max(0, middle - half)), Math.max(share, Math.min(1, middle + half))];
}

export function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Percentiles of values by nearest rank, so that each is a value that occurred; 0 where there are none. */
export function percentilesOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export function spreadOf(values: readonly number[]): Spread {
  const average = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0);
  const at = percentilesOf(values);
  return {
    mean: average,
    sd: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
  };
}

/** Student's interval at 95 % for the mean of what the values are a sample of; a single value tells nothing. */
export function interval95(values: readonly number[]): [low: number, high: number] {
  const { mean: middle, sd } = spreadOf(values);
  const free = values.length - 1;
  if (free < 1) return [-Infinity, Infinity];
  // Fisher's expansion of Student's quantile, good to a percent from 6 values on.
  const t =
    Z95 +
    (Z95 ** 3 + Z95) / (4 * free) +
    (5 * Z95 ** 5 + 16 * Z95 ** 3 + 3 * Z95) / (96 * free ** 2);
  const half = t * (sd / Math.sqrt(values.length));
  return [middle - half, middle + half];
}

/** A sequential test is given up after this many games. */
export const SPRT_MOST_GAMES = 400;

/** ln((1 - β) / α) with both errors at 5 %. */
const SPRT_BOUND = Math.log(0.95 / 0.05);

export interface Sprt {
  /** The share of a bot that is not good enough. */
  readonly p0: number;
  /** The share that is claimed. */
  readonly p1: number;
  /** How much better the claim explains the games, as a logarithm. */
  readonly llr: number;
  readonly decision: 'accept' | 'reject' | 'open';
}

/** Wald's sequential test after this many games; `points`: the victories, a shared one counts half. */
export function sprt(p0: number, p1: number, points: number, games: number): Sprt {
  const llr = points * Math.log(p1 / p0) + (games - points) * Math.log((1 - p1) / (1 - p0));
  if (llr >= SPRT_BOUND) return { p0, p1, llr, decision: 'accept' };
  return { p0, p1, llr, decision: llr <= -SPRT_BOUND ? 'reject' : 'open' };
}
