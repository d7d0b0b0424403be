import { figureOf } from './charges/index.js';
import type { Figure } from './charges/figure.js';
import { cells, overlays } from './divisions.js';
import { largest } from './fit.js';
import {
  HEIGHT,
  SHIELD,
  SHIELD_PATH,
  WIDTH,
  pathOf,
  rectangle,
  rounded,
  type Polygon,
} from './geometry.js';
import { build } from './ordinaries.js';
import { arranged, placed, rows, strewn, usualRows, type Slot } from './places.js';
import { closedPath, laid, openPath, type Laid } from './shapes.js';
import type { Element } from './svg.js';
import { Paints, inkOn, outlineInk, type Tincture } from './tinctures.js';
import type { Arms, Bearing, Charge, Field, Group, Item, Paint, Parted } from './tree.js';

export interface ArmsLook {
  /** Unlike that of any other picture on the page: patterns are found by it. */
  readonly id: string;
  /** Its breadth in pixels; without it the page decides. */
  readonly size?: number;
  /** Lines and dots in place of colours. */
  readonly hatching?: boolean;
}

/** A shield, 200 wide and 240 high in its own units. */
export function draw(arms: Arms, { id, size, hatching = false }: ArmsLook): Element {
  if (!/^[^\s()"'#]+$/.test(id))
    throw new Error(`“${id}” is no id for a picture; use letters, digits, “-” and “_”`);
  const painter = new Painter(id, hatching);
  const shield = painter.clipped(SHIELD_PATH, painter.coat(arms, SHIELD));
  const rim = path(SHIELD_PATH, {
    fill: 'none',
    stroke: outlineInk(hatching),
    'stroke-width': '4',
    'stroke-linejoin': 'round',
  });
  const measures =
    size === undefined
      ? {}
      : { width: String(size), height: String(rounded((size * HEIGHT) / WIDTH)) };
  return {
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      ...measures,
      'aria-hidden': 'true',
    },
    children: [group('defs', painter.defined()), shield, rim],
  };
}

function path(d: string, attributes: Element['attributes']): Element {
  const short = d.replaceAll(/\d+\.\d\d+/g, (number) => String(rounded(Number(number))));
  return { tag: 'path', attributes: { d: short, ...attributes }, children: [] };
}

function group(
  tag: string,
  children: readonly Element[],
  attributes: Element['attributes'] = {},
): Element {
  return { tag, attributes, children };
}

/** Where something is laid: the whole of a coat, over which paints of several tinctures spread, and its field. */
interface Setting {
  readonly whole: Polygon;
  readonly field: Field;
}

class Painter {
  private readonly id: string;
  private readonly hatching: boolean;
  private readonly paints: Paints;
  private readonly clips: Element[] = [];

  constructor(id: string, hatching: boolean) {
    this.id = id;
    this.hatching = hatching;
    this.paints = new Paints(id, hatching);
  }

  defined(): readonly Element[] {
    return [...this.paints.defined(), ...this.clips];
  }

  clipped(d: string, children: readonly Element[]): Element {
    const id = `${this.id}-clip-${this.clips.length}`;
    this.clips.push(group('clipPath', [path(d, {})], { id }));
    return group('g', children, { 'clip-path': `url(#${id})` });
  }

  coat({ field, items }: Arms, frame: Polygon): readonly Element[] {
    const { frames, rest } = framed(items, frame);
    const on = { whole: frame, field };
    const laidOn = items.map((item) => {
      const own = item.overall ? frame : (frames.get(item) ?? rest);
      return item.kind === 'ordinary' ? this.bearing(item, own, on) : this.group(item, own, on);
    });
    return [...this.field(field, frame), ...laidOn.flat()];
  }

  private field(field: Field, frame: Polygon): readonly Element[] {
    switch (field.kind) {
      case 'plain':
        return [this.plain(pathOf(frame), field.tincture)];
      case 'semy': {
        const charges = this.each(field.charge, strewn(frame), { whole: frame, field });
        return [this.plain(pathOf(frame), field.ground), this.clipped(pathOf(frame), charges)];
      }
      case 'parted':
        return this.parted(field, frame);
    }
  }

  private plain(d: string, tincture: Tincture): Element {
    return path(d, { fill: this.paints.fill(tincture) });
  }

  private parted({ division, parts, pieces, line }: Parted, frame: Polygon): readonly Element[] {
    const places = cells(division, frame);
    const hasCoats = parts.length > 3 || parts.some((part) => typeof part !== 'string');
    if (!hasCoats) {
      const [ground, ...others] = parts.filter((part) => typeof part === 'string');
      const over = overlays(division, frame, pieces, line);
      const drawn = others.flatMap((part, i) => this.outlined(over[i] ?? '', part, 1));
      return [this.plain(pathOf(frame), ground ?? 'argent'), this.clipped(pathOf(frame), drawn)];
    }
    const order = parts.length === places.length ? [0, 1, 2, 3] : [0, 1, 1, 0];
    return places.flatMap((place, i) => {
      const part = parts[order[i] ?? 0];
      if (part === undefined) return [];
      const inner =
        typeof part === 'string' ? [this.plain(pathOf(place), part)] : this.coat(part, place);
      const stroke = outlineInk(this.hatching);
      const edge = path(pathOf(place), { fill: 'none', stroke, 'stroke-width': '1' });
      return [this.clipped(pathOf(place), inner), edge];
    });
  }

  private outlined(d: string, tincture: Tincture, width: number): readonly Element[] {
    return [
      path(d, {
        fill: this.paints.fill(tincture),
        stroke: outlineInk(this.hatching),
        'stroke-width': String(width),
        'paint-order': 'stroke',
        'stroke-linejoin': 'round',
      }),
    ];
  }

  private painted(d: string, paint: Paint, on: Setting, width: number): readonly Element[] {
    if (isPlain(paint)) return this.outlined(d, paint, width);
    const inner =
      paint === 'counterchanged'
        ? this.field(swapped(on.field), on.whole)
        : this.coat(paint, on.whole);
    const edge = path(d, {
      fill: 'none',
      stroke: outlineInk(this.hatching),
      'stroke-width': String(width),
      'stroke-linejoin': 'round',
    });
    return [edge, this.clipped(d, inner)];
  }

  private bearing(item: Bearing, frame: Polygon, on: Setting): readonly Element[] {
    const { paint, between } = item;
    const built = build(item.ordinary, item.count, item.line, frame);
    const spread = typeof paint === 'string' ? on.whole : (built.frame ?? frame);
    const body = this.painted(built.path, paint, { ...on, whole: spread }, 1.6);
    const upon = item.on.flatMap(({ charge, count }) => this.each(charge, built.on(count), on));
    const beside = built.between?.(between?.count ?? 0) ?? [];
    return [
      this.clipped(pathOf(frame), [...body, ...upon]),
      ...this.each({ ...FLEUR, paint }, built.fleurs ?? [], on),
      ...(between === undefined ? [] : this.each(between.charge, beside, on)),
    ];
  }

  private group(item: Group, rest: Polygon, on: Setting): readonly Element[] {
    const { charge, place } = item;
    const area = place === undefined ? rest : placed(rest, place);
    return this.each(charge, slotsOf(item, area), on);
  }

  private each(charge: Charge, slots: readonly Slot[], on: Setting): readonly Element[] {
    return slots.flatMap((slot) => this.charge(charge, slot, on));
  }

  private charge(charge: Charge, slot: Slot, on: Setting): readonly Element[] {
    const figure = figureOf(charge);
    const place = fitted(figure, slot, charge.demi);
    const crowns =
      charge.crowned === undefined ? [] : this.crowns(figure, charge.crowned, place, on);
    const drawn = [...this.figure(figure, charge, place, on), ...crowns];
    if (!charge.demi) return drawn;
    const upper = rectangle(slot.x - WIDTH, -HEIGHT, slot.x + WIDTH, footOf(slot));
    return [this.clipped(pathOf(upper), drawn)];
  }

  private figure(figure: Figure, charge: Charge, place: Laid, on: Setting): readonly Element[] {
    const { paint, armed } = charge;
    const shape = (strokes: Figure['body']): string =>
      strokes.map((line) => closedPath(laid(line, place))).join('');
    const width = outlineOf(place.scale, this.hatching);
    const own = charge.name === 'escutcheon' && typeof paint !== 'string';
    const spread = own ? { ...on, whole: laid(figure.body[0] ?? [], place) } : on;
    return [
      ...this.painted(shape(figure.body), paint, spread, width),
      ...(figure.armed.length === 0
        ? []
        : this.painted(shape(figure.armed), armed ?? paint, spread, width)),
      ...(figure.lines.length === 0 ? [] : [this.lines(figure, paint, place, width)]),
    ];
  }

  private lines(figure: Figure, paint: Paint, place: Laid, width: number): Element {
    return path(figure.lines.map((line) => openPath(laid(line, place))).join(''), {
      fill: 'none',
      stroke: inkOn(isPlain(paint) ? paint : 'argent', this.hatching),
      'stroke-width': String(rounded(width * 0.8)),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  }

  private crowns(
    { heads, width, height }: Figure,
    tincture: Tincture,
    place: Laid,
    on: Setting,
  ): readonly Element[] {
    const crown = { ...FLEUR, name: 'crown', paint: tincture } as const;
    return heads.flatMap(([x, y, broad]) => {
      const size = broad * place.scale;
      const brow = [{ x: x - width / 2, y: y - height / 2 - broad * 0.3, isCorner: true }];
      const slots = laid(brow, place).map((at) => ({ ...at, width: size, height: size }));
      return this.each(
        crown,
        slots.map((slot) => ({ ...slot, turn: place.turn })),
        on,
      );
    });
  }
}

const FLEUR = { name: 'fleur-de-lis', points: 5, paint: 'or', demi: false } as const;
const DEMI = 0.56;

/** What is laid along the rim takes its place first; the others share what it leaves. */
function framed(
  items: readonly Item[],
  frame: Polygon,
): { readonly frames: ReadonlyMap<Item, Polygon>; readonly rest: Polygon } {
  const frames = new Map<Item, Polygon>();
  let rest = frame;
  for (const item of items) {
    if (item.kind !== 'ordinary' || item.overall) continue;
    const left = build(item.ordinary, item.count, item.line, rest).rest;
    if (left === undefined) continue;
    frames.set(item, rest);
    rest = left;
  }
  return { frames, rest };
}

function slotsOf({ count, charge, arrangement, place }: Group, area: Polygon): readonly Slot[] {
  const figure = figureOf(charge);
  if (arrangement !== undefined) return arranged(area, count, arrangement);
  if (count === 1 && !charge.demi) {
    const hull = charge.crowned === undefined ? figure.hull : crownedHull(figure);
    return [largest(area, { ...figure, hull }, place === undefined ? 0.08 : 0.1)];
  }
  const isWide = figure.width > figure.height * 1.2;
  return rows(area, place === undefined ? usualRows(count, isWide) : [count]);
}

/** Crowns need room above the heads. */
function crownedHull({ hull, heads, width, height }: Figure): Polygon {
  const tops = heads.map(([x, y, broad]) => ({
    x: x - width / 2,
    y: y - height / 2 - broad * 0.68,
  }));
  return [...hull, ...tops];
}

/** The lower edge of what a slot was cut from: a demi-beast rises from it. */
function footOf({ y, height }: Slot): number {
  return y + height * 0.618;
}

function fitted({ width, height }: Figure, slot: Slot, demi: boolean): Laid {
  const seen = demi ? height * DEMI : height;
  const scale = Math.min(slot.width / width, slot.height / seen);
  const y = demi ? footOf(slot) + (0.5 - DEMI) * height * scale : slot.y;
  return { x: slot.x, y, scale, turn: slot.turn };
}

/** Thin enough for small charges, and never as heavy as the rim. */
function outlineOf(scale: number, hatching: boolean): number {
  return rounded(Math.max(0.8, Math.min(2.2, scale * 2.2)) * (hatching ? 1.5 : 1));
}

function isPlain(paint: Paint): paint is Tincture {
  return typeof paint === 'string' && paint !== 'counterchanged';
}

function swapped(field: Field): Field {
  if (field.kind !== 'parted') throw new Error('only a parted field can be counterchanged');
  return { ...field, parts: [...field.parts].reverse() };
}
