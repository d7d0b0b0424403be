import type { LabGoal } from '@destrier/engine';
import { isWithin, type Row } from './row.js';

/** A figure in its unit, as people read it. */
export function shown(value: number, unit: string): string {
  switch (unit) {
    case 'share':
      return `${(100 * value).toFixed(1)} %`;
    case 's':
      return `${value.toFixed(3)} s`;
    case '/s':
      return `${Math.round(value)}/s`;
    case 'items':
      return String(value);
    case 'decisions':
      return value.toFixed(0);
    default:
      return value.toFixed(2);
  }
}

const valueOf = ({ value, unit }: Row): string => (value === null ? '–' : shown(value, unit));

export function intervalOf({ interval95, unit }: Row): string {
  if (interval95 === null) return '';
  const [low, high] = interval95;
  return `${shown(low, unit)} to ${shown(high, unit)}`;
}

const SIGNS = { '>=': 'at least', '<=': 'at most', '<': 'below', '>': 'above', in: '' } as const;

function goalWords({ op, value, of }: LabGoal, unit: string): string {
  if (typeof value !== 'number') return `${shown(value[0], unit)} to ${shown(value[1], unit)}`;
  const words = `${SIGNS[op]} ${shown(value, unit)}`;
  return of === 'low' ? `interval not wholly above ${shown(value, unit)}` : words;
}

export function goalOf({ goal, met, unit }: Row): string {
  if (goal === null) return '';
  const verdict = met === null ? 'not judged' : met ? 'met' : '**not met**';
  return `${goalWords(goal, unit)}: ${verdict}`;
}

const sizeOf = ({ n, partial }: Row): string => (partial ? `${n} (unfinished)` : String(n));

/** Rows as a table of Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const withGoals = rows.some(({ goal }) => goal !== null);
  const cells = rows.map((row) => [
    row.about,
    valueOf(row),
    intervalOf(row),
    sizeOf(row),
    ...(withGoals ? [goalOf(row)] : []),
  ]);
  const head = ['', 'figure', '95 % interval', 'of', ...(withGoals ? ['goal'] : [])];
  const ruled = ['---', '--:', '---', '--:', ...(withGoals ? ['---'] : [])];
  return [head, ruled, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export function rowsWithin(prefix: string, rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ id }) => isWithin(prefix, id));
}
