/** The figures of samples. */

const Z95 = 1.959963984540054;

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

export function spreadOf(values: readonly number[]): Spread {
  const average = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0);
  const sorted = values.toSorted((a, b) => a - b);
  // Nearest rank: always a value that occurred.
  const at = (share: number): number =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return {
    mean: average,
    sd: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
  };
}
