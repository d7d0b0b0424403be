import type { LabGoal } from '@destrier/engine';

/** One figure. */
export interface Row {
  readonly id: string;
  /** What it is, for the tables. */
  readonly about: string;
  /** `share` is 0 to 1; `s` and `/s` depend on the machine; any other names what is counted. */
  readonly unit: string;
  /** Null where nothing was counted. */
  readonly value: number | null;
  /** Null where there is none. */
  readonly interval95: Interval | null;
  /** How many games, decisions or cases it comes from. */
  readonly n: number;
  readonly goal: LabGoal | null;
  readonly met: boolean | null;
  /** Its games are not all played yet. */
  readonly partial?: true;
}

export type Interval = readonly [low: number, high: number];

/** Four figures are enough, and a file of them can be read. */
const rounded = (value: number): number => Number(value.toPrecision(4));

/** What is measured: rounded, and judged by its goal. */
export function rowOf(
  row: Omit<Row, 'met' | 'partial' | 'goal'> & { readonly goal?: LabGoal },
): Row {
  const { goal = null, interval95, ...rest } = row;
  const value = row.value === null ? null : rounded(row.value);
  const interval: Interval | null =
    interval95 === null ? null : [rounded(interval95[0]), rounded(interval95[1])];
  const judged = goal?.of === 'low' ? (interval?.[0] ?? null) : value;
  return {
    ...rest,
    value,
    interval95: interval,
    goal,
    met: goal === null || judged === null ? null : isMet(goal, judged),
  };
}

function isMet({ op, value }: LabGoal, found: number): boolean {
  const [low, high] = typeof value === 'number' ? [value, value] : value;
  switch (op) {
    case '>=':
      return found >= low;
    case '>':
      return found > low;
    case '<':
      return found < high;
    case '<=':
      return found <= high;
    case 'in':
      return found >= low && found <= high;
  }
}

/** Whether a row belongs to a part, or to several that begin alike. */
export function isWithin(prefix: string, id: string): boolean {
  return id === prefix || id.startsWith(`${prefix}.`);
}
