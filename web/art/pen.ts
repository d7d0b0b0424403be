import type { Element } from '@destrier/heraldry';
import { element, flat, laidOut, type Drawing, type Laying } from './drawing.js';
import { traced, written, type Outline, type Spot } from './outline.js';
import { paint, type Pigment } from './palette.js';
import { chances } from './random.js';

export interface Penmanship {
  /** Of its lines, where a line says nothing else. */
  readonly breadth?: number;
  /** How far a line strays from where it should run. */
  readonly waver?: number;
  /** How far apart points of curves are that are given as text. */
  readonly step?: number;
}

export interface Stroking {
  readonly breadth?: number;
  readonly waver?: number;
  /** How much thinner its ends are, from 0 to 1. */
  readonly taper?: number;
}

export interface Hatching {
  /** In degrees. */
  readonly angle?: number;
  readonly gap?: number;
  /** Which part of the outline is hatched, across the lines, from 0 to 1. */
  readonly from?: number;
  readonly to?: number;
  /** How unevenly lines end, and how many are left out. */
  readonly ragged?: number;
  readonly skip?: number;
}

/**
 * A pen with a swelling, wavering line. It keeps what it draws as elements: flat colours below, hatching and ink above them;
 * a later colour covers what was drawn before.
 */
export class Pen {
  readonly #chance: () => number;
  readonly #breadth: number;
  readonly #waver: number;
  readonly #step: number;
  readonly #drawn: Element[] = [];
  #ink = '';
  #hatching = '';

  constructor(seed: string, { breadth = 1.7, waver = 0.5, step = 5 }: Penmanship = {}) {
    this.#chance = chances(seed);
    this.#breadth = breadth;
    this.#waver = waver;
    this.#step = step;
  }

  /** A number between two others; the same each time the same picture is drawn. */
  some(from: number, to: number): number {
    return from + (to - from) * this.#chance();
  }

  /** All that was drawn, in this frame. */
  drawing(...frame: Drawing['frame']): Drawing {
    return { frame, parts: this.parts() };
  }

  parts(): readonly Element[] {
    this.#settle();
    return this.#drawn;
  }

  /** Lays other things on top. */
  add(...parts: readonly Element[]): this {
    this.#settle();
    this.#drawn.push(...parts);
    return this;
  }

  put({ parts }: Pick<Drawing, 'parts'>, laying: Laying): this {
    return this.add(laidOut(parts, laying));
  }

  fill(pigment: Pigment, ...outlines: readonly Outline[]): this {
    return this.add(flat(pigment, ...outlines.map((one) => traced(one, { step: this.#step }))));
  }

  /** Filled and inked around. */
  shape(pigment: Pigment, outline: Outline, stroking: number | Stroking = {}): this {
    return this.fill(pigment, outline).contour(outline, stroking);
  }

  /** An open line of ink. */
  line(outline: Outline, stroking: number | Stroking = {}): this {
    this.#stroke(traced(outline, { closed: false, step: this.#step }), false, stroking);
    return this;
  }

  /** A closed line of ink. */
  contour(outline: Outline, stroking: number | Stroking = {}): this {
    const points = traced(outline, { step: this.#step });
    const [first] = points;
    if (first !== undefined) this.#stroke([...points, first], true, stroking);
    return this;
  }

  /** A plain thin line, for what is small. */
  thin(...outlines: readonly Outline[]): this {
    for (const one of outlines)
      this.#hatching += written(traced(one, { closed: false, step: this.#step }), false);
    return this;
  }

  /** Lines side by side across an outline: its lee side, where no light falls. */
  hatch(outline: Outline, hatching: Hatching = {}): this {
    const { angle = -60, gap = 4, from = 0, to = 1, ragged = 0.25, skip = 0.06 } = hatching;
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const turned = traced(outline, { step: this.#step }).map(([x, y]): Spot => [
      x * cos + y * sin,
      y * cos - x * sin,
    ]);
    const heights = turned.map(([, y]) => y);
    const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
    const back = (x: number, y: number): Spot => [x * cos - y * sin, x * sin + y * cos];
    let y = top + gap * 0.6 + (bottom - top) * from;
    while (y < top + (bottom - top) * to) {
      for (const [left, right] of spansAt(turned, y)) {
        if (this.#chance() < skip) continue;
        const length = right - left;
        const start = left + length * this.some(0, ragged * 0.3) + 0.6;
        const end = right - length * this.some(0, ragged) - 0.6;
        if (end - start >= 1) this.thin([back(start, y), back(end, y + this.some(-0.4, 0.4))]);
      }
      y += gap * this.some(0.85, 1.15);
    }
    return this;
  }

  #stroke(points: readonly Spot[], closed: boolean, stroking: number | Stroking): void {
    const given = typeof stroking === 'number' ? { breadth: stroking } : stroking;
    const { breadth = this.#breadth, waver = this.#waver, taper = 0.55 } = given;
    const length = lengthOf(points);
    if (length < 0.5) return;
    const run = resampled(points, Math.max(1.4, Math.min(7, length / 5)));
    const sway = this.#wave(-1, 1, run.length, closed);
    const swell = this.#wave(0, 1, run.length, closed);
    const [left, right]: [Spot[], Spot[]] = [[], []];
    run.forEach(([x, y], i) => {
      const [nx, ny] = normalAt(run, i, closed);
      const aside = (sway[i] ?? 0) * Math.min(waver, length / 40);
      const t = i / (run.length - 1);
      const end = closed ? 1 : 1 - taper + taper * Math.min(1, Math.min(t, 1 - t) * 5);
      const half = (breadth / 2) * (0.72 + 0.5 * (swell[i] ?? 0)) * end;
      left.push([x + nx * (aside + half), y + ny * (aside + half)]);
      right.push([x + nx * (aside - half), y + ny * (aside - half)]);
    });
    right.reverse();
    this.#ink += closed ? written(left) + written(right) : written([...left, ...right]);
  }

  /** Values that change gently from point to point, with a new aim at every fourth; those of a closed line end as they began. */
  #wave(from: number, to: number, count: number, closed: boolean): readonly number[] {
    const aims = Array.from({ length: Math.ceil(count / 4) + 1 }, () => this.some(from, to));
    const ended = Math.floor((count - 1) / 4);
    const aimAt = (k: number): number => (closed && k >= ended ? aims[0] : aims[k]) ?? 0;
    return Array.from({ length: count }, (_, i) => {
      const [k, t] = [Math.floor(i / 4), (i % 4) / 4];
      return aimAt(k) + (aimAt(k + 1) - aimAt(k)) * t * t * (3 - 2 * t);
    });
  }

  #settle(): void {
    if (this.#hatching !== '') {
      this.#drawn.push(
        element('path', {
          fill: 'none',
          stroke: paint('hatching'),
          'stroke-width': '.75',
          'stroke-linecap': 'round',
          d: this.#hatching,
        }),
      );
    }
    if (this.#ink !== '') this.#drawn.push(element('path', { fill: paint('ink'), d: this.#ink }));
    this.#hatching = '';
    this.#ink = '';
  }
}

/** Where a level line lies inside an outline. */
function spansAt(outline: readonly Spot[], y: number): readonly Spot[] {
  const crossings = outline
    .flatMap(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
      return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((left, i) => {
    const right = crossings[i + 1];
    return i % 2 === 1 || right === undefined ? [] : [[left, right] as const];
  });
}

function lengthOf(points: readonly Spot[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** The same line with points at least so close to each other. */
function resampled(points: readonly Spot[], step: number): readonly Spot[] {
  return points.flatMap(([x, y], i) => {
    const from = points[i - 1];
    if (from === undefined) return [[x, y] as const];
    const [dx, dy] = [x - from[0], y - from[1]];
    const pieces = Math.max(1, Math.round(Math.hypot(dx, dy) / step));
    return Array.from({ length: pieces }, (_, k): Spot => {
      const t = (k + 1) / pieces;
      return [from[0] + dx * t, from[1] + dy * t];
    });
  });
}

/** At right angles to the line; the ends of a closed one are the same point. */
function normalAt(run: readonly Spot[], i: number, closed: boolean): Spot {
  const here: Spot = run[i] ?? [0, 0];
  const [before, after] = closed ? [run.at(-2), run[1]] : [here, here];
  const [fromX, fromY] = run[i - 1] ?? before ?? here;
  const [toX, toY] = run[i + 1] ?? after ?? here;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}
