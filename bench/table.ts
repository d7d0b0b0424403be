import type { Machine, ReportRow } from './report.js';

const shown = (value: number | null): string => {
  if (value === null) return '-';
  const text = value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
  return text.replaceAll(/\B(?=(\d{3})+$)/g, text.includes('.') ? '' : ' ');
};

function spread({ runs, error }: ReportRow): string {
  if (error !== undefined) return `failed: ${error}`;
  return `${shown(Math.min(...runs))} to ${shown(Math.max(...runs))}`;
}

const peer = ({ peer: found }: ReportRow): string =>
  found === null ? '' : `${found.name} ${found.version}: ${shown(found.value)}`;

function goal({ goal: wanted, met, peer: found }: ReportRow): string {
  if (wanted === null) return '';
  const words = `${wanted.op} ${shown(wanted.value)}${found === null ? '' : ' x'}`;
  return `${words} ${met === true ? 'met' : 'NOT MET'}`;
}

const HEADING = ['row', 'median', 'unit', 'runs', 'peer', 'times better', 'goal'];

/** The rows for a person: names and words to the left, numbers to the right. */
export function table(rows: readonly ReportRow[]): string {
  const lines = rows.map((row) => [
    row.id,
    shown(row.value),
    row.unit,
    spread(row),
    peer(row),
    row.ratio === null ? '' : `${shown(row.ratio)} x`,
    goal(row),
  ]);
  const cells = [HEADING, ...lines];
  const widths = HEADING.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  const isNumber = (column: number): boolean => column === 1 || column === 5;
  return cells
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const loads = (averages: readonly number[]): string =>
  averages.map((load) => load.toFixed(2)).join(' ');

export function machineLine(machine: Machine): string {
  return (
    `Node ${machine.node}, ${machine.cores} cores, load average ${loads(machine.loadAverage)} before and ` +
    `${loads(machine.loadAverageAfter)} after, calibration ${shown(machine.calibration)} ns`
  );
}
