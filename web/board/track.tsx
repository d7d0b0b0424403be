import type { ReactNode } from 'react';
import { Picture } from '../art/picture.js';
import { trackFrame, trackSpaces, type TrackShape } from '../art/scenes/track.js';
import './track.css';

export interface TrackMarker {
  readonly key: string | number;
  /** From 0; who has gone around begins again. */
  readonly value: number;
  readonly piece: ReactNode;
}

/** A frame of numbered spaces around whatever it holds, and markers that go around on it. */
export function Track(props: {
  readonly shape: TrackShape;
  readonly markers: readonly TrackMarker[];
  /** What each space is called by what moves there. */
  readonly anchor: string;
  readonly children: ReactNode;
}) {
  const { shape, markers, anchor, children } = props;
  const { width, height, band } = shape;
  const spaces = trackSpaces(shape);
  const inside = {
    inset: `${(100 * band) / height}% ${(100 * band) / width}%`,
  };
  return (
    <div className="track" style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture drawing={trackFrame(shape)} />
      <div className="track-inside" style={inside}>
        {children}
      </div>
      <span aria-hidden="true">
        {spaces.map(([x, y], space) => (
          <span
            key={space}
            className={space % 5 === 0 ? 'track-space track-fifth' : 'track-space'}
            data-anchor={`${anchor}:${space}`}
            style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
          >
            {space}
          </span>
        ))}
        {markers.map((marker, at) => {
          const space = marker.value % spaces.length;
          const [x, y] = spaces[space] ?? [0, 0];
          // Whoever came to a space later stands a little aside.
          const before = markers
            .slice(0, at)
            .filter(({ value }) => value % spaces.length === space).length;
          const laps = marker.value - space;
          return (
            <span
              key={marker.key}
              className="track-marker"
              data-anchor={`${anchor}:${space}`}
              data-thing={`shield:${marker.key}`}
              style={{
                left: `${(100 * x) / width}%`,
                top: `${(100 * y) / height}%`,
                translate: `calc(-50% + ${before * 34}%) calc(-50% + ${before * 22}%)`,
              }}
            >
              {marker.piece}
              {laps > 0 ? <span className="track-laps">+{laps}</span> : null}
            </span>
          );
        })}
      </span>
    </div>
  );
}
