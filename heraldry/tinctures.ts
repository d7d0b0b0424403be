import type { Element } from './svg.js';

/** Colours, metals and furs. A page sets `--tincture-gules` and its like; without them these colours are used. */

const COLOURS = {
  argent: '#f4f1e6',
  or: '#eebb2f',
  gules: '#b8232f',
  azure: '#23559f',
  vert: '#1f7145',
  sable: '#25252b',
  purpure: '#73337f',
  tenne: '#b9652a',
  murrey: '#7d1f45',
} as const;

/** The ground of a fur and what is strewn over it. */
const FURS = {
  ermine: ['argent', 'sable'],
  ermines: ['sable', 'argent'],
  erminois: ['or', 'sable'],
  pean: ['sable', 'or'],
  vair: ['argent', 'azure'],
  potent: ['argent', 'azure'],
} as const;

export type Colour = keyof typeof COLOURS;
export type Fur = keyof typeof FURS;
export type Tincture = Colour | Fur;

export const tinctures: readonly Tincture[] = [
  ...Object.keys(COLOURS),
  ...Object.keys(FURS),
].filter(isTincture);

function isColour(word: string): word is Colour {
  return Object.hasOwn(COLOURS, word);
}

function isFur(word: string): word is Fur {
  return Object.hasOwn(FURS, word);
}

export function isTincture(word: string): word is Tincture {
  return isColour(word) || isFur(word);
}

function isDark(tincture: Tincture): boolean {
  return tincture === 'sable' || tincture === 'ermines' || tincture === 'pean';
}

const INK = 'var(--heraldry-ink, #1d1a16)';
const LIGHT_INK = 'var(--heraldry-light-ink, #a8a49a)';
const HATCH_INK = 'var(--hatching-ink, #111)';
const HATCH_GROUND = 'var(--hatching-ground, #fff)';

export function outlineInk(hatching: boolean): string {
  return hatching ? HATCH_INK : INK;
}

/** For lines inside something painted with this. */
export function inkOn(tincture: Tincture, hatching: boolean): string {
  if (hatching) return HATCH_INK;
  return isDark(tincture) ? LIGHT_INK : INK;
}

/** Collects the patterns that one picture needs; each is defined once, under the picture's own id. */
export class Paints {
  private readonly id: string;
  private readonly hatching: boolean;
  private readonly patterns = new Map<Tincture, Element>();

  constructor(id: string, hatching: boolean) {
    this.id = id;
    this.hatching = hatching;
  }

  /** The value of a `fill`. */
  fill(tincture: Tincture): string {
    if (isColour(tincture) && !this.hatching)
      return `var(--tincture-${tincture}, ${COLOURS[tincture]})`;
    const id = `${this.id}-${tincture}`;
    if (!this.patterns.has(tincture)) this.patterns.set(tincture, this.pattern(id, tincture));
    return `url(#${id})`;
  }

  defined(): readonly Element[] {
    return [...this.patterns.values()];
  }

  private pattern(id: string, tincture: Tincture): Element {
    if (isFur(tincture)) return this.fur(id, tincture);
    const dots = { 'stroke-width': '2.4', 'stroke-linecap': 'round' };
    const attributes = {
      d: HATCHES[tincture],
      stroke: HATCH_INK,
      fill: 'none',
      ...(tincture === 'or' ? dots : { 'stroke-width': '1.3' }),
    };
    const strokes = { tag: 'path', attributes, children: [] };
    return patternOf(id, [8, 8], [groundOf([8, 8], HATCH_GROUND), strokes]);
  }

  private fur(id: string, fur: Fur): Element {
    const [ground, strewn] = FURS[fur];
    const { size, d } = STREWN[fur === 'vair' || fur === 'potent' ? fur : 'ermine'];
    const colourOf = (tincture: Colour): string => {
      if (!this.hatching) return this.fill(tincture);
      return tincture === 'sable' || tincture === 'azure' ? HATCH_INK : HATCH_GROUND;
    };
    const spots: Element = { tag: 'path', attributes: { d, fill: colourOf(strewn) }, children: [] };
    return patternOf(id, size, [groundOf(size, colourOf(ground)), spots]);
  }
}

/** After Petra Sancta, in tiles of eight. */
const HATCHES: { readonly [colour in Colour]: string } = {
  argent: '',
  or: 'M2 2h0M6 6h0',
  gules: 'M2 0V8M6 0V8',
  azure: 'M0 2H8M0 6H8',
  vert: 'M-2-2L10 10M-2 6L2 10M6-2L10 2',
  purpure: 'M-2 10L10-2M-2 2L2-2M6 10L10 6',
  sable: 'M2 0V8M6 0V8M0 2H8M0 6H8',
  tenne: 'M-2 10L10-2M-2 2L2-2M6 10L10 6M0 4H8',
  murrey: 'M-2-2L10 10M-2 10L10-2',
};

type Size = readonly [width: number, height: number];

const ERMINE_SPOT = (x: number, y: number): string =>
  `M${x} ${y}c1 5 2 9 6 13-3 0-4-1-5-2l-1 4-1-4c-1 1-2 2-5 2 4-4 5-8 6-13z` +
  `m-4 1a2 2 0 1 1 0-4a2 2 0 1 1 0 4m8 0a2 2 0 1 1 0-4a2 2 0 1 1 0 4m-4-4a2 2 0 1 1 0-4a2 2 0 1 1 0 4`;

const STREWN: { readonly [kind in 'ermine' | 'vair' | 'potent']: { size: Size; d: string } } = {
  ermine: { size: [34, 46], d: ERMINE_SPOT(8.5, 7) + ERMINE_SPOT(25.5, 30) },
  vair: {
    size: [26, 40],
    d: 'M0 20C6 17 7 13 7 8L13 0L19 8C19 13 20 17 26 20ZM0 20L6 28C6 33 7 37 13 40H0ZM26 20L20 28C20 33 19 37 13 40H26Z',
  },
  potent: {
    size: [28, 32],
    d: 'M0 16V8H10V0H18V8H28V16ZM0 16H4V24H14V32H0ZM28 16H24V24H14V32H28Z',
  },
};

function groundOf([width, height]: Size, fill: string): Element {
  return {
    tag: 'rect',
    attributes: { width: String(width), height: String(height), fill },
    children: [],
  };
}

function patternOf(id: string, [width, height]: Size, children: readonly Element[]): Element {
  const attributes = {
    id,
    patternUnits: 'userSpaceOnUse',
    width: String(width),
    height: String(height),
  };
  return { tag: 'pattern', attributes, children };
}
