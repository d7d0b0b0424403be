import type { Gait } from './moves.js';
import { GOINGS } from './timing.js';

/** Where something lies in the window, by its middle, and how wide it is. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How far along, and where; `width` is how wide the piece is drawn, which is scaled. */
interface Step {
  readonly offset: number;
  readonly transform: string;
}

/** An arc is drawn with so many straight pieces. */
const PIECES = 8;

/** Of a piece that is seen from its edge, something is seen all the same. */
const EDGE = 0.04;

/** The places of a piece on its way, for an element whose middle lies in the corner of the window; half way it may turn. */
export function pathOf(
  way: readonly [Lying, ...Lying[]],
  gait: Gait,
  width: number,
  turns = false,
): readonly Step[] {
  const { lift, swell } = GOINGS[gait];
  const legs = way.slice(1).map((to, nth) => ({ from: way[nth] ?? to, to }));
  const steps = legs.flatMap(({ from, to }, leg) =>
    Array.from({ length: PIECES }, (_, nth) => {
      const t = (nth + 1) / PIECES;
      return stepAt((leg + t) / legs.length, between(from, to, t), {
        t,
        lift,
        swell,
        width,
        turns,
      });
    }),
  );
  return [stepAt(0, way[0], { t: 0, lift, swell, width, turns }), ...steps];
}

function between(from: Lying, to: Lying, t: number): Lying {
  const at = (one: number, other: number): number => one + (other - one) * t;
  return { x: at(from.x, to.x), y: at(from.y, to.y), width: at(from.width, to.width) };
}

/** How far along its leg a piece is, and how it flies. */
interface Flown {
  readonly t: number;
  readonly lift: number;
  readonly swell: number;
  readonly width: number;
  readonly turns: boolean;
}

function stepAt(offset: number, at: Lying, { t, lift, swell, width, turns }: Flown): Step {
  const high = 4 * t * (1 - t);
  const scale = (at.width / width) * (1 + swell * high);
  const [x, y] = [at.x, at.y - lift * high].map((n) => n.toFixed(1));
  const across = turns ? scale * Math.max(EDGE, Math.abs(Math.cos(Math.PI * offset))) : scale;
  const scaled = turns ? `${across.toFixed(3)}, ${scale.toFixed(3)}` : scale.toFixed(3);
  return { offset, transform: `translate(${x}px, ${y}px) scale(${scaled})` };
}
