import { hullOf } from '../fit.js';
import type { Polygon } from '../geometry.js';
import { clockwise, mirrored, stroke, type Stroke } from '../shapes.js';

/** A charge as it is drawn once, around the middle of its box. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** Parts that grow together to one outline. */
  readonly body: readonly Stroke[];
  /** Beak and claws, a handle, seeds: painted apart when the blazon says so. */
  readonly armed: readonly Stroke[];
  /** Lines inside. */
  readonly lines: readonly Stroke[];
  /** Where crowns sit: the middle of the brow and the breadth of the head. */
  readonly heads: readonly (readonly [x: number, y: number, width: number])[];
  /** The convex outline around all of it. */
  readonly hull: Polygon;
}

export interface Sketch {
  readonly body?: readonly string[];
  /** Halves on the right of the axis, from its top to its foot. */
  readonly halves?: readonly string[];
  /** Parts on the right that have an image on the left. */
  readonly pairs?: readonly string[];
  readonly holes?: readonly string[];
  readonly holePairs?: readonly string[];
  readonly armed?: readonly string[];
  readonly armedPairs?: readonly string[];
  readonly lines?: readonly string[];
  readonly linePairs?: readonly string[];
  readonly heads?: readonly (readonly [number, number, number])[];
}

/** Built when it is first drawn: most pages need few of them. */
export function figure(width: number, height: number, sketch: Sketch): () => Figure {
  let built: Figure | undefined;
  return () => (built ??= whole(width, height, sketch));
}

function whole(width: number, height: number, sketch: Sketch): Figure {
  const drawn = parts(width, height, sketch);
  const hull = hullOf([...drawn.body, ...drawn.armed].flat());
  return { width, height, heads: sketch.heads ?? [], hull, ...drawn };
}

function parts(
  width: number,
  height: number,
  sketch: Sketch,
): Pick<Figure, 'body' | 'armed' | 'lines'> {
  const flipped = (line: Stroke): Stroke => line.map((knot) => ({ ...knot, x: -knot.x }));
  const drawn = (texts: readonly string[] = []): readonly Stroke[] =>
    texts.map((text) =>
      stroke(text).map((knot) => ({ ...knot, x: knot.x - width / 2, y: knot.y - height / 2 })),
    );
  const both = (texts?: readonly string[]): readonly Stroke[] =>
    drawn(texts).flatMap((line) => [line, flipped(line)]);
  const whole = [
    ...drawn(sketch.body),
    ...drawn(sketch.halves).map(mirrored),
    ...both(sketch.pairs),
  ];
  const holes = [...drawn(sketch.holes), ...both(sketch.holePairs)];
  return {
    body: [...whole.map(clockwise), ...holes.map((hole) => [...clockwise(hole)].reverse())],
    armed: [...drawn(sketch.armed), ...both(sketch.armedPairs)].map(clockwise),
    lines: [...drawn(sketch.lines), ...both(sketch.linePairs)],
  };
}

/** Equally around a middle, from the top: for stars and petals. */
export function around(count: number, at: (turn: number, i: number) => string): string {
  return Array.from({ length: count }, (_, i) => at((i / count) * 2 * Math.PI, i)).join(' ');
}

/** A point so far from the middle (50, 50), turned clockwise from the top. */
export function polar(radius: number, turn: number): string {
  const x = 50 + radius * Math.sin(turn);
  const y = 50 - radius * Math.cos(turn);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The same points elsewhere, and larger or smaller. */
export function moved(points: string, dx: number, dy: number, scale = 1): string {
  return points.replaceAll(/([-\d.]+) ([-\d.]+)/g, (_, x: string, y: string) => {
    const place = [Number(x) * scale + dx, Number(y) * scale + dy];
    return place.map((number) => Math.round(number * 10) / 10).join(' ');
  });
}
