import type { CSSProperties, ReactNode } from 'react';
import { paint, type Pigment } from '../art/palette.js';
import './die.css';

const TILTS = [-3, 4, -6, 2, 5, -2];

/** A die that was thrown: a cube whose face towards the viewer shows the result; unknown ones show a question mark. */
export function Die(props: {
  readonly pigment: Pigment;
  readonly ink: Pigment;
  readonly shown: ReactNode;
  /** Which of those that lie there: no two lie alike. */
  readonly place?: number;
  /** In pixels, along an edge; without it, as `--edge` of its place says. */
  readonly edge?: number;
  /** It counts. */
  readonly counts?: boolean;
}) {
  const { pigment, ink, shown, place = 0, edge, counts = false } = props;
  const look = {
    ...(edge === undefined ? {} : { '--edge': `${edge}px` }),
    '--die': paint(pigment),
    '--pips': paint(ink),
    '--tilt': `${TILTS[place % TILTS.length] ?? 0}deg`,
  };
  return (
    <span className={counts ? 'die3 die3-counts' : 'die3'} style={look as CSSProperties}>
      <span className="die3-cube">
        <span className="die3-front">{shown ?? '?'}</span>
        <span className="die3-top" />
        <span className="die3-side" />
      </span>
    </span>
  );
}
