import type { Comparison } from './compare.js';
import type { Row } from './row.js';
import { goalOf, rowsWithin, shown, tableOf } from './table.js';
import type { Outcome } from './work.js';

export interface Machine {
  readonly node: string;
  readonly cores: number;
  /** 1, 5 and 15 minutes, before the first game and after the last. */
  readonly loadAverage: readonly number[];
  readonly loadAverageAfter: readonly number[];
  readonly calibration: null;
}

/** All that a run found. */
export interface Found {
  readonly outcomes: readonly Outcome[];
  /** Nothing where nothing is compared. */
  readonly comparisons: readonly Comparison[] | null;
  /** Stopped, or some parts not begun. */
  readonly partial: boolean;
  readonly wrote: readonly string[];
}

export function isGood({ outcomes, comparisons }: Found): boolean {
  const broken = outcomes.some(({ faults }) => faults.length > 0);
  return !broken && !(comparisons ?? []).some(({ verdict }) => verdict === 'disagrees');
}

export function exitCode(found: Found): number {
  if (!isGood(found)) return 1;
  return found.partial ? 4 : 0;
}

/** One row as `--json` prints it: every row of every laboratory has these keys. */
function reported(row: Row): object {
  const { id, unit, value, goal, met, ...more } = row;
  const runs = value === null ? [] : [value];
  return { id, unit, value, runs, peer: null, ratio: null, goal, met, ...more };
}

export function toJson(found: Found, machine: Machine): string {
  const { outcomes, comparisons, partial, wrote } = found;
  return JSON.stringify({
    contract: 1,
    command: 'lab',
    ok: isGood(found),
    ...(partial ? { partial } : {}),
    rows: outcomes.flatMap(({ rows }) => rows.map(reported)),
    faults: outcomes.flatMap(({ faults }) => faults),
    compared: comparisons,
    wrote,
    machine,
  });
}

const unmet = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ met }) => met === false)
    .map((row) => {
      const value = row.value === null ? '' : shown(row.value, row.unit);
      return `  ${row.id}: ${value} (${goalOf(row).replaceAll('**', '')})`;
    });

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

export function toText({ outcomes, comparisons, partial, wrote }: Found): string {
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  const goals = rows.filter(({ met }) => met !== null);
  const lines = outcomes.flatMap(({ part, rows: own }) => [
    `## ${part.id}: ${part.about}`,
    '',
    tableOf(rowsWithin(part.id, own)),
    '',
  ]);
  const missed = unmet(rows);
  return [
    ...lines,
    `${goals.length - missed.length} of ${goals.length} goals are met.`,
    ...listed('Not met:', missed),
    ...listed(
      'Games that broke:',
      outcomes.flatMap(({ faults }) => faults.map((fault) => `  ${fault}`)),
    ),
    ...(comparisons === null ? [] : comparedText(comparisons)),
    ...(partial ? ['', 'Not all games are played; the same command goes on.'] : []),
    ...wrote.map((file) => `${file} is written.`),
  ].join('\n');
}

function comparedText(comparisons: readonly Comparison[]): string[] {
  const of = (verdict: Comparison['verdict']): Comparison[] =>
    comparisons.filter((one) => one.verdict === verdict);
  const lines = (those: readonly Comparison[]): string[] =>
    those.map(({ id, words }) => `  ${id}: ${words}`);
  const open = of('open');
  return [
    '',
    `${of('agrees').length} of ${comparisons.length - open.length} figures agree with docs/lab.json within their intervals.`,
    ...lines(of('agrees')),
    ...listed('Apart, as chance may part a few of many:', lines(of('apart'))),
    ...listed('DISAGREE:', lines(of('disagrees'))),
    ...listed(
      'Not compared (no interval, of the machine, or not measured this time):',
      open.length === 0 ? [] : [`  ${open.map(({ id }) => id).join(', ')}`],
    ),
  ];
}
