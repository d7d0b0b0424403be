import { written, type Point } from './geometry.js';

/** How the edge of an ordinary or a division runs. */

/** One wave: steps of one point (straight) or three (a curve), along the edge and outward from it. */
type Wave = readonly (readonly [number, number, ...number[]])[];

interface Profile {
  readonly wave: Wave;
  /** Length and height of a wave as parts of the breadth of the shield. */
  readonly length: number;
  readonly height: number;
}

const PROFILES = {
  plain: { wave: [], length: 1, height: 0 },
  engrailed: { wave: [[0.2, -0.5, 0.8, -0.5, 1, 0.6]], length: 0.115, height: 0.05 },
  invected: { wave: [[0.1, 1.2, 0.9, 1.2, 1, 0]], length: 0.115, height: 0.05 },
  indented: {
    wave: [
      [0.5, 1],
      [1, 0],
    ],
    length: 0.1,
    height: 0.065,
  },
  wavy: {
    wave: [
      [0.18, 1, 0.32, 1, 0.5, 0],
      [0.68, -1, 0.82, -1, 1, 0],
    ],
    length: 0.2,
    height: 0.055,
  },
  nebuly: {
    wave: [
      [-0.25, 1.3, 0.75, 1.3, 0.5, 0],
      [0.25, -1.3, 1.25, -1.3, 1, 0],
    ],
    length: 0.17,
    height: 0.055,
  },
  embattled: {
    wave: [
      [0.25, 0],
      [0.25, 1],
      [0.75, 1],
      [0.75, 0],
      [1, 0],
    ],
    length: 0.165,
    height: 0.07,
  },
  dovetailed: {
    wave: [
      [0.33, 0],
      [0.2, 1],
      [0.8, 1],
      [0.67, 0],
      [1, 0],
    ],
    length: 0.165,
    height: 0.065,
  },
  raguly: {
    wave: [
      [0.15, 0],
      [0.4, 1],
      [0.8, 1],
      [0.55, 0],
      [1, 0],
    ],
    length: 0.165,
    height: 0.075,
  },
} as const satisfies { readonly [line: string]: Profile };

export type Line = keyof typeof PROFILES;

export function isLine(word: string): word is Line {
  return Object.hasOwn(PROFILES, word);
}

export const lines: readonly Line[] = Object.keys(PROFILES).filter(isLine);

/**
 * The points of a path from the first to the last corner, without its `M`. `breadth` is that of the shield, or of the
 * quarter. Waves rise to the left of the way one goes.
 */
export function edge(corners: readonly Point[], line: Line, breadth: number): string {
  if (line === 'plain') return corners.map(written).join('L');
  const start = corners[0];
  if (start === undefined) return '';
  return (
    written(start) +
    runs(corners)
      .map((run) => waves(run, PROFILES[line], breadth))
      .join('')
  );
}

/** A sharp corner is never rounded by a wave: what lies between two of them runs by itself. */
function runs(corners: readonly Point[]): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let run: Point[] = [];
  corners.forEach((point, i) => {
    run.push(point);
    if (run.length > 1 && (i === corners.length - 1 || isSharp(corners, i))) {
      found.push(run);
      run = [point];
    }
  });
  return found;
}

function isSharp(corners: readonly Point[], i: number): boolean {
  const [a, b, c] = [corners[i - 1], corners[i], corners[i + 1]];
  if (a === undefined || b === undefined || c === undefined) return false;
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.cos(turn) < 0.9;
}

function waves(run: readonly Point[], profile: Profile, breadth: number): string {
  const steps = run.slice(1).map((point, i) => {
    const from = run[i] ?? point;
    return { from, to: point, length: Math.hypot(point.x - from.x, point.y - from.y) };
  });
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const count = Math.max(1, Math.round(total / (profile.length * breadth)));
  const at = (along: number, out: number): Point => {
    let rest = along;
    let i = 0;
    for (; i < steps.length - 1 && rest > (steps[i]?.length ?? 0); i++)
      rest -= steps[i]?.length ?? 0;
    const step = steps[i];
    if (step === undefined) return { x: 0, y: 0 };
    const { from, to, length } = step;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const rise = out * profile.height * breadth;
    return { x: from.x + ux * rest + uy * rise, y: from.y + uy * rest - ux * rise };
  };
  const period = total / count;
  return Array.from({ length: count }, (_, i) =>
    profile.wave.map((step) => waved(step, (along, out) => at((i + along) * period, out))).join(''),
  ).join('');
}

function waved(step: readonly number[], at: (along: number, out: number) => Point): string {
  const points = step.flatMap((along, i) =>
    i % 2 === 0 ? [written(at(along, step[i + 1] ?? 0))] : [],
  );
  return (points.length === 1 ? 'L' : 'C') + points.join(' ');
}
