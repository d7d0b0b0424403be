import type { Series } from '../../table/scores.js';

/** The room of a plot, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly x: (seq: number) => number;
  readonly y: (value: number) => number;
}

/** Bounds of what is plotted. */
export interface Bounds {
  readonly lastSeq: number;
  readonly low: number;
  readonly high: number;
}

export function scaleOf({ lastSeq, low, high }: Bounds, room: Room): Scale {
  const width = room.width - room.left - room.right;
  const height = room.height - room.top - room.bottom;
  const span = Math.max(high - low, Number.EPSILON);
  return {
    x: (seq) => room.left + (width * seq) / Math.max(lastSeq, 1),
    y: (value) => room.top + (height * (high - value)) / span,
  };
}

/** What is between the lowest and the highest value is divided into no more steps than this. */
const MOST_STEPS = 5;

/** Round values that the lowest and the highest lie between. */
export function ticksOf({ low, high }: Pick<Bounds, 'low' | 'high'>): number[] {
  const raw = Math.max(high - low, Number.EPSILON) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A line that holds each value until the next; `to`: where it ends. */
export function stairs({ steps }: Series, { x, y }: Scale, to: number): string {
  const [first, ...rest] = steps;
  if (first === undefined) return '';
  const path = [`M${at(x(first.seq))} ${at(y(first.value))}`];
  for (const { seq, value } of rest) path.push(`H${at(x(seq))}V${at(y(value))}`);
  return `${path.join('')}H${at(x(to))}`;
}

/** A line from value to value. */
export function slopes({ steps }: Series, { x, y }: Scale): string {
  return steps
    .map(({ seq, value }, i) => `${i === 0 ? 'M' : 'L'}${at(x(seq))} ${at(y(value))}`)
    .join('');
}

function at(pixels: number): string {
  return String(Math.round(10 * pixels) / 10);
}
