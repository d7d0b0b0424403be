import type { CSSProperties, ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import { imageOf } from '../art/image.js';
import { useLight } from '../art/light.js';
import type { Light } from '../art/palette.js';
import { oak, vellum } from '../art/textures.js';
import './leaf.css';

function useTexture(texture: (light: Light) => Drawing): CSSProperties {
  const light = useLight();
  return { backgroundImage: `url("${imageOf(texture(light), light)}")` };
}

/** A table of oak, under all that lies on it. */
export function Oak({ children }: { readonly children: ReactNode }) {
  return (
    <div className="oak" style={useTexture(oak)}>
      {children}
    </div>
  );
}

/** A sheet of vellum with a ruled edge: what belongs together lies on one. */
export function Leaf(props: {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="leaf" aria-labelledby={props.labelledBy} style={useTexture(vellum)}>
      {props.children}
    </section>
  );
}

/** The same without a heading of its own. */
export function Vellum(props: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={`leaf ${props.className}`} style={useTexture(vellum)}>
      {props.children}
    </div>
  );
}
