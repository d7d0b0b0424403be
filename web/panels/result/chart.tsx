import type { Livery } from '@destrier/heraldry';
import { useLayoutEffect, useRef, useState } from 'react';
import { scaleOf, slopes, stairs, ticksOf, type Bounds } from './plot.js';
import type { Series, Who } from '../../table/scores.js';
import './chart.css';

interface Props {
  readonly title: string;
  readonly series: readonly Series[];
  readonly bounds: Bounds;
  /** Whether a value holds until the next one. */
  readonly steps: boolean;
  /** Choices at which something begins, with a short name. */
  readonly marks: readonly { readonly seq: number; readonly name: string }[];
  readonly nameOf: (who: Who) => string;
  readonly colourOf: (who: Who) => Livery;
  readonly figure: (value: number) => string;
}

const HEIGHT = 240;
const NARROWEST = 240;
const EDGES = { left: 44, right: 12, top: 22, bottom: 10 };

/** Values over the choices of a game, a line for each; lines differ by dashes as well as by colour. */
export function Chart(props: Props) {
  const { title, series, bounds, steps, marks, nameOf, colourOf, figure } = props;
  const { place, width } = useWidth();
  const room = { ...EDGES, width, height: HEIGHT };
  const ticks = ticksOf(bounds);
  const [low = bounds.low] = ticks;
  const scale = scaleOf({ ...bounds, low, high: ticks.at(-1) ?? bounds.high }, room);
  return (
    <figure className="chart" ref={place}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
        {ticks.map((value) => (
          <g key={value} className="chart-tick">
            <path d={`M${EDGES.left} ${scale.y(value)}H${width - EDGES.right}`} />
            <text x={EDGES.left - 6} y={scale.y(value)} dy="0.35em" textAnchor="end">
              {figure(value)}
            </text>
          </g>
        ))}
        {marks.map(({ seq, name }) => (
          <g key={seq} className="chart-mark">
            <path d={`M${scale.x(seq)} ${EDGES.top - 6}V${HEIGHT - EDGES.bottom}`} />
            <text x={scale.x(seq) + 4} y={EDGES.top - 8}>
              {name}
            </text>
          </g>
        ))}
        {series.map((one) => (
          <path
            key={one.who}
            className={`chart-line chart-line-${colourOf(one.who)}`}
            d={steps ? stairs(one, scale, bounds.lastSeq) : slopes(one, scale)}
          />
        ))}
      </svg>
      <ul className="chart-names">
        {series.map(({ who }) => (
          <li key={who}>
            <svg viewBox="0 0 36 12" width="36" height="12" aria-hidden="true">
              <path className={`chart-line chart-line-${colourOf(who)}`} d="M0 6H36" />
            </svg>
            <bdi>{nameOf(who)}</bdi>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The width of a place, as it is and as it changes. */
function useWidth() {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(NARROWEST);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void => setWidth(Math.max(NARROWEST, Math.floor(current.clientWidth)));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
