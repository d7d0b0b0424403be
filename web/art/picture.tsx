import { useId, useMemo } from 'react';
import { elementOf } from '../heraldry/elements.js';
import type { Element } from '@destrier/heraldry';
import type { Drawing } from './drawing.js';
import { imageOf } from './image.js';
import { useLight } from './light.js';
import type { Light } from './palette.js';
import './palette.css';
import './picture.css';

interface Shown {
  readonly drawing: Drawing;
  /** In pixels; without it, as wide as its place. */
  readonly width?: number | undefined;
}

/** One image, whatever is in it: for scenery and for pieces. It is seen, not heard; what it means stands in a name beside it. */
export function Picture({
  drawing,
  width,
  light,
  thing,
}: Shown & {
  /** Where it is not that of the page: print stays as by day. */
  readonly light?: Light | undefined;
  /** What movement calls it, where it is a piece of its own. */
  readonly thing?: string | undefined;
}) {
  const around = useLight();
  const [, , wide, high] = drawing.frame;
  return (
    <img
      className="art"
      alt=""
      data-thing={thing}
      draggable={false}
      src={imageOf(drawing, light ?? around)}
      width={width ?? wide}
      height={width === undefined ? high : (width * high) / wide}
    />
  );
}

/** The same as elements of the page, which take its tokens where they stand: for signs, and what changes with its place. */
export function Drawn({ drawing, width }: Shown) {
  const id = useId();
  const parts = useMemo(
    () => drawing.parts.map((part) => named(part, id)).map(elementOf),
    [drawing, id],
  );
  const [, , wide, high] = drawing.frame;
  return (
    <svg
      className="art"
      viewBox={drawing.frame.join(' ')}
      width={width ?? wide}
      height={width === undefined ? high : (width * high) / wide}
      aria-hidden="true"
      focusable="false"
    >
      {parts}
    </svg>
  );
}

/** With names that no other picture on the page has. */
function named({ tag, attributes, children }: Element, id: string): Element {
  const own = Object.entries(attributes).map(([name, value]) => {
    if (name === 'id') return [name, `${id}-${value}`];
    return [name, value.replace(/^url\(#/, `url(#${id}-`)];
  });
  return {
    tag,
    attributes: Object.fromEntries(own) as Element['attributes'],
    children: children.map((child) => named(child, id)),
  };
}
