import type { CSSProperties, ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import { imageOf } from '../art/image.js';
import { useLight } from '../art/light.js';
import type { Light } from '../art/palette.js';
import { oak, vellum } from '../art/textures.js';
import { useMarked } from '../parts/use-marked.js';
import './leaf.css';

function useTexture(texture: (light: Light) => Drawing): CSSProperties {
  const light = useLight();
  return { backgroundImage: `url("${imageOf(texture(light), light)}")` };
}

/** A table of oak, under all that lies on it. */
export function Oak(props: { readonly className?: string; readonly children: ReactNode }) {
  const { className, children } = props;
  return (
    <div className={className === undefined ? 'oak' : `oak ${className}`} style={useTexture(oak)}>
      {children}
    </div>
  );
}

/** A page of its own that is such a table, with the page's bar of the same wood. */
export function Hall(props: Parameters<typeof Oak>[0]) {
  useMarked('hall', 'oak');
  return <Oak {...props} />;
}

/** A sheet of vellum with a ruled edge: what belongs together lies on one. */
export function Leaf(
  props: {
    /** Where things lie that move here, or are told of. */
    readonly anchor?: string;
    readonly className?: string;
    /** What makes sense by itself is an article. */
    readonly as?: 'section' | 'article';
    readonly children: ReactNode;
  } & (
    | {
        /** The id of its heading. */
        readonly labelledBy: string;
      }
    | {
        /** What it is called where no heading says so. */
        readonly label: string;
      }
  ),
) {
  const { anchor, className, as: Kind = 'section', children } = props;
  const named =
    'label' in props ? { 'aria-label': props.label } : { 'aria-labelledby': props.labelledBy };
  return (
    <Kind
      className={className === undefined ? 'leaf' : `leaf ${className}`}
      data-anchor={anchor}
      {...named}
      style={useTexture(vellum)}
    >
      {children}
    </Kind>
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
