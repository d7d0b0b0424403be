import type { CSSProperties, ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import type { Spot } from '../art/outline.js';
import { Picture } from '../art/picture.js';
import './scene.css';

interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** Scenery, as wide as its place, and things that stand on it. */
export function Scene(props: {
  readonly size: SceneSize;
  /** From back to front. */
  readonly layers: readonly Drawing[];
  readonly children: ReactNode;
}) {
  const { size, layers, children } = props;
  return (
    <div className="scene" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {layers.map((layer, i) => (
        <Picture key={i} drawing={layer} />
      ))}
      {children}
    </div>
  );
}

/** A thing on the scenery: as large, and there, as if its drawing were part of the scene. */
export function OnScene(props: {
  readonly size: SceneSize;
  readonly drawing: Drawing;
  /** Where the origin of the drawing is, in units of the scene. */
  readonly at: Spot;
  readonly scale?: number;
  readonly children: ReactNode;
}) {
  const { size, drawing, at, scale = 1, children } = props;
  const [left, top, width] = drawing.frame;
  const place: CSSProperties = {
    left: `${((at[0] + left * scale) / size.width) * 100}%`,
    top: `${((at[1] + top * scale) / size.height) * 100}%`,
    width: `${((width * scale) / size.width) * 100}%`,
  };
  return (
    <div className="on-scene" style={place}>
      {children}
    </div>
  );
}
