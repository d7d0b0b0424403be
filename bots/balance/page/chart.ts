import { escaped, percent } from './markup.js';

/** Charts as SVG text. They are drawn for a phone, 360 units wide, and grow on a screen. */

const WIDTH = 360;
const ROW = 17;
const TOP = 18;
const LABELS = 124;
/** This many fit beside a row. */
const LETTERS = 18;
const GAP = 16;
const RIGHT = 14;

export interface Mark {
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

export interface Row {
  readonly label: string;
  /** Which colour: where the figures of the thing come from. */
  readonly source: string;
  /** One for each panel; undefined where nothing was seen. */
  readonly marks: readonly (Mark | undefined)[];
}

export interface Panel {
  readonly title: string;
  /** A bar from 0, or a point. */
  readonly form: 'bar' | 'point';
  /** Where a dashed line stands. */
  readonly line?: number;
}

interface Scale {
  readonly panel: Panel;
  readonly left: number;
  readonly width: number;
  /** The share at the right end. */
  readonly most: number;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const STEPS = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1];

function scaleOf(panel: Panel, at: number, of: number, rows: readonly Row[]): Scale {
  const width = (WIDTH - LABELS - RIGHT - GAP * (of - 1)) / of;
  const highest = Math.max(
    panel.line ?? 0,
    ...rows.map(({ marks }) => marks[at]?.interval[1] ?? 0),
  );
  const most = STEPS.find((step) => step >= highest) ?? 1;
  return { panel, left: LABELS + at * (width + GAP), width, most };
}

const xOf = ({ left, width, most }: Scale, share: number): string =>
  round(left + (width * Math.min(share, most)) / most);

/** The outer figures stand inside, so that those of two panels do not meet. */
const ANCHORS = ['start', 'middle', 'end'] as const;

function axis(scale: Scale, bottom: number): string {
  const ticks = ANCHORS.map((anchor, i) => {
    const share = (scale.most * i) / 2;
    const x = xOf(scale, share);
    return `<line class="grid" x1="${x}" x2="${x}" y1="${TOP}" y2="${bottom}"/><text class="soft" x="${x}" y="${bottom + 11}" text-anchor="${anchor}">${Math.round(share * 1000) / 10} %</text>`;
  });
  const { line, title } = scale.panel;
  const fair = line === undefined ? '' : lineAt(xOf(scale, line), bottom);
  return `<text class="soft" x="${round(scale.left)}" y="12">${escaped(title)}</text>${ticks.join('')}${fair}`;
}

const lineAt = (x: string, bottom: number): string =>
  `<line class="fair" x1="${x}" x2="${x}" y1="${TOP}" y2="${bottom}"/>`;

function markAt(scale: Scale, { share, interval }: Mark, source: string, middle: number): string {
  const [low, high] = interval.map((end) => xOf(scale, end));
  const whisker = `<line class="whisker" x1="${low}" x2="${high}" y1="${middle}" y2="${middle}"/>`;
  if (scale.panel.form === 'point')
    return `${whisker}<circle class="${source}" cx="${xOf(scale, share)}" cy="${middle}" r="3.2"/>`;
  const width = round(Number(xOf(scale, share)) - scale.left);
  return `<rect class="bar ${source}" x="${round(scale.left)}" y="${middle - 5}" width="${width}" height="10"/>${whisker}`;
}

function rowAt(row: Row, scales: readonly Scale[], at: number): string {
  const middle = TOP + at * ROW + ROW / 2;
  const marks = scales.map((scale, i) => {
    const mark = row.marks[i];
    return mark === undefined ? '' : markAt(scale, mark, row.source, middle);
  });
  const said = row.marks.map((mark, i) =>
    mark === undefined ? '' : `, ${scales[i]?.panel.title ?? ''}: ${percent(mark.share)}`,
  );
  const shown = row.label.length > LETTERS ? `${row.label.slice(0, LETTERS - 1)}…` : row.label;
  const label = `<text x="${LABELS - 6}" y="${middle + 4}" text-anchor="end">${escaped(shown)}</text>`;
  return `<g><title>${escaped(row.label + said.join(''))}</title>${label}${marks.join('')}</g>`;
}

export interface Drawing {
  /** Of this chart alone on the page. */
  readonly id: string;
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly about: string;
}

function drawing({ id, title, about }: Drawing, height: number, inside: string): string {
  return `<svg role="img" aria-labelledby="${id}-t ${id}-d" viewBox="0 0 ${WIDTH} ${height}"><title id="${id}-t">${escaped(title)}</title><desc id="${id}-d">${escaped(about)}</desc>${inside}</svg>`;
}

/** Shares with their intervals, a row for each thing and one or two panels side by side. */
export function shareChart(words: Drawing, panels: readonly Panel[], rows: readonly Row[]): string {
  const bottom = TOP + rows.length * ROW;
  const scales = panels.map((panel, at) => scaleOf(panel, at, panels.length, rows));
  const inside = [
    ...scales.map((scale) => axis(scale, bottom)),
    ...rows.map((row, at) => rowAt(row, scales, at)),
  ];
  return drawing(words, bottom + 14, inside.join('\n'));
}

export interface Column {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const COLUMNS_HEIGHT = 140;

/** How often values occurred, in columns side by side. */
export function columnChart(words: Drawing, columns: readonly Column[]): string {
  const most = Math.max(...columns.map(({ share }) => share));
  const width = (WIDTH - 2 * RIGHT) / columns.length;
  const bottom = TOP + COLUMNS_HEIGHT;
  const every = Math.ceil(columns.length / 8);
  const inside = columns.map(({ from, to, share }, at) => {
    const height = (COLUMNS_HEIGHT * share) / most;
    const x = RIGHT + at * width;
    const label =
      at % every === 0
        ? `<text class="soft" x="${round(x)}" y="${bottom + 11}">${from}</text>`
        : '';
    return `<g><title>${from} to ${to}: ${percent(share)}</title><rect class="bar rulebook" x="${round(x)}" y="${round(bottom - height)}" width="${round(width - 1)}" height="${round(height)}"/>${label}</g>`;
  });
  const top = `<text class="soft" x="${RIGHT}" y="11">highest column: ${percent(most)}</text>`;
  return drawing(words, bottom + 16, top + inside.join('\n'));
}
