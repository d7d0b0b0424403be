import { isRate, type Goal, type Peer, type Row } from './row.js';
import type { Sample } from './measure.js';

/** One row as `--json` prints it; what does not apply is null, so that every row has every key. */
export interface ReportRow {
  readonly id: string;
  readonly unit: string;
  readonly value: number | null;
  readonly runs: readonly number[];
  readonly peer: { name: string; version: string; value: number | null } | null;
  /** How many times better than the peer. */
  readonly ratio: number | null;
  readonly goal: Goal | null;
  readonly met: boolean | null;
  readonly error?: string;
}

export interface Machine {
  readonly node: string;
  readonly cores: number;
  /** 1, 5 and 15 minutes, before the first run; and after the last. */
  readonly loadAverage: readonly number[];
  readonly loadAverageAfter: readonly number[];
  /** The value of the row of that name. */
  readonly calibration: number | null;
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export function isMet({ op, value }: Goal, found: number | null): boolean {
  if (found === null) return false;
  return op === '>=' ? found >= value : found < value;
}

function best(unit: string, values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return isRate(unit) ? Math.max(...known) : Math.min(...known);
}

function timesBetter(unit: string, value: number | null, peer: number | null): number | null {
  if (value === null || peer === null) return null;
  return rounded(isRate(unit) ? value / peer : peer / value);
}

export function report(
  rows: readonly Row[],
  samples: ReadonlyMap<string, Sample>,
): readonly ReportRow[] {
  const valueOf = (id: string): number | null => {
    const middle = median(samples.get(id)?.runs ?? []);
    return middle === null ? null : rounded(middle);
  };
  const peerValue = (unit: string, peer: Peer): number | null => best(unit, peer.rows.map(valueOf));
  return rows.map(({ id, unit, peer, goal }) => {
    const { runs, error } = samples.get(id) ?? { runs: [] };
    const value = valueOf(id);
    const found = peer && {
      name: peer.name,
      version: peer.version,
      value: peerValue(unit, peer),
    };
    const ratio = found ? timesBetter(unit, value, found.value) : null;
    return {
      id,
      unit,
      value,
      runs: runs.map(rounded),
      peer: found ?? null,
      ratio,
      goal: goal ?? null,
      met: goal ? isMet(goal, peer ? ratio : value) : null,
      ...(error === undefined ? {} : { error }),
    };
  });
}

/** The one line of `--json`. */
export function toJson(rows: readonly ReportRow[], machine: Machine): string {
  const ok = rows.every((row) => row.error === undefined);
  return JSON.stringify({ contract: 1, command: 'bench', ok, rows, machine });
}
