import type { CSSProperties, ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import { written, type Spot } from '../art/outline.js';
import { Picture } from '../art/picture.js';
import { RING, wedge } from '../art/scenes/ring.js';
import './ring.css';

/** Between spaces of gold one sees where one ends, in degrees. */
const GAP = 0.7;

/** How far round the ring a space is, in degrees from the top. */
export const degreesOf = (space: number, spaces: number): number => (space * 360) / spaces;

/** Something of this width around a point of the ring. */
export function onRingBox([x, y]: Spot, width: number): CSSProperties {
  const share = (of: number): string => `${(of / RING.size) * 100}%`;
  return { left: share(x), top: share(y), width: share(width) };
}

/**
 * A board that is a ring of spaces; gold runs around those that lead somewhere, a thin line of it around those to which one may
 * come besides. What lies on it is placed by `onRingBox`.
 */
export function Ring(props: {
  readonly label: string;
  readonly anchor: string;
  readonly drawing: Drawing;
  /** How many there are. */
  readonly spaces: number;
  /** Those that may be chosen. */
  readonly lit: readonly number[];
  /** Those that may be chosen, and that nobody is asked for. */
  readonly besides?: readonly number[];
  readonly children: ReactNode;
}) {
  const { label, anchor, drawing, spaces, lit, besides = [], children } = props;
  return (
    <section className="ring" data-anchor={anchor} aria-label={label}>
      <Picture drawing={drawing} />
      <svg className="ring-lit" viewBox={`0 0 ${RING.size} ${RING.size}`} aria-hidden="true">
        {besides.map((space) => (
          <Lit key={space} className="ring-besides" space={space} spaces={spaces} />
        ))}
        {lit.map((space) => (
          <Lit key={space} className="ring-asked" space={space} spaces={spaces} />
        ))}
      </svg>
      {children}
    </section>
  );
}

/** Ink below, gold upon it. */
function Lit(props: {
  readonly className: string;
  readonly space: number;
  readonly spaces: number;
}) {
  const { className, space, spaces } = props;
  const middle = degreesOf(space, spaces);
  const half = 180 / spaces - GAP;
  const d = written(wedge([middle - half, middle + half], [RING.table + 2, RING.ring - 2]));
  return (
    <g className={className}>
      <path d={d} />
      <path d={d} />
    </g>
  );
}
