import type { Element } from '@destrier/heraldry';
import { rounded } from '@destrier/heraldry/geometry';
import { written, type Spot } from './outline.js';
import { paint, type Pigment } from './palette.js';

/** A picture as data: elements of SVG in a frame. It is shown as elements of the page or as an image. */
export interface Drawing {
  /** What it takes up: from here, so wide and so high. */
  readonly frame: readonly [x: number, y: number, width: number, height: number];
  readonly parts: readonly Element[];
}

/** Where one drawing is laid upon another. */
export interface Laying {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** In degrees. */
  readonly turn?: number;
  /** As in a mirror, left and right. */
  readonly flip?: boolean;
}

export function element(
  tag: string,
  attributes: Element['attributes'],
  children: readonly Element[] = [],
): Element {
  return { tag, attributes, children };
}

export function flat(pigment: Pigment, ...outlines: readonly (readonly Spot[])[]): Element {
  const d = outlines.map((one) => written(one)).join('');
  return element('path', { fill: paint(pigment), d });
}

/** A line of one breadth, for what is ruled and not drawn by hand. */
export function ruled(pigment: Pigment, breadth: number, d: string): Element {
  return element('path', {
    fill: 'none',
    stroke: paint(pigment),
    'stroke-width': String(breadth),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    d,
  });
}

export function ellipse(pigment: Pigment, [x, y]: Spot, rx: number, ry = rx): Element {
  return element('ellipse', {
    fill: paint(pigment),
    cx: String(rounded(x)),
    cy: String(rounded(y)),
    rx: String(rx),
    ry: String(ry),
  });
}

/** The parts of a drawing, laid somewhere. */
export function laidOut(parts: readonly Element[], laying: Laying): Element {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false } = laying;
  const transform = [
    x === 0 && y === 0 ? '' : `translate(${rounded(x)} ${rounded(y)})`,
    turn === 0 ? '' : `rotate(${rounded(turn)})`,
    scale === 1 && !flip ? '' : `scale(${flip ? -scale : scale} ${scale})`,
  ];
  const attributes = transform.some((one) => one !== '')
    ? { transform: transform.filter((one) => one !== '').join(' ') }
    : {};
  return element('g', attributes, parts);
}

/** A name for patterns and cuts that follows from words. */
export function idOf(words: string): string {
  return words.replaceAll(/[^\w]+/g, '-');
}

/** Parts of which only what lies inside an outline is seen. The name is unlike that of any other outline in the drawing. */
export function cutOut(
  name: string,
  outline: readonly Spot[],
  parts: readonly Element[],
): readonly Element[] {
  const id = `cut-${idOf(name)}`;
  return [
    element('clipPath', { id }, [element('path', { d: written(outline) })]),
    element('g', { 'clip-path': `url(#${id})` }, parts),
  ];
}

/** A tincture strewn with gold lozenges, as painters of miniatures filled a sky. */
export function diaper(pigment: Pigment, outline: readonly Spot[]): readonly Element[] {
  const id = `diaper-${pigment}`;
  const pattern = element(
    'pattern',
    { id, width: '12', height: '12', patternUnits: 'userSpaceOnUse' },
    [
      element('path', { fill: paint(pigment), d: 'M0 0H12V12H0Z' }),
      ruled('diaper', 0.7, 'M0 6L6 0L12 6L6 12Z'),
      element('path', {
        fill: paint('diaper'),
        d: 'M6 4.5L7.5 6L6 7.5L4.5 6ZM0-1.5L1.5 0L0 1.5L-1.5 0ZM12-1.5L13.5 0L12 1.5L10.5 0ZM0 10.5L1.5 12L0 13.5L-1.5 12ZM12 10.5L13.5 12L12 13.5L10.5 12Z',
      }),
    ],
  );
  return [pattern, element('path', { fill: `url(#${id})`, d: written(outline) })];
}
