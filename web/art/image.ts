import { toSvg, type Element } from '@destrier/heraldry';
import { element, type Drawing } from './drawing.js';
import { lit, type Light } from './palette.js';

/** The whole drawing as the text of an SVG file. What is laid in it more than once is written once and used. */
export function svgOf(drawing: Drawing, light: Light): string {
  const [x, y, width, height] = drawing.frame;
  const { uses, parts } = shared(drawing.parts);
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${x} ${y} ${width} ${height}`,
      width: String(width),
      height: String(height),
    },
    uses.length === 0 ? parts : [element('defs', {}, uses), ...parts],
  );
  return lit(toSvg(svg), light);
}

const images = new WeakMap<Drawing, Map<Light, string>>();

/** The drawing as the address of an image: drawn once for each light, however often it is shown. */
export function imageOf(drawing: Drawing, light: Light): string {
  const known = images.get(drawing) ?? new Map<Light, string>();
  images.set(drawing, known);
  const image = known.get(light) ?? addressOf(svgOf(drawing, light));
  known.set(light, image);
  return image;
}

/** What an address may not hold as it is. */
function addressOf(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/["#%<>\\^`{|}]/g, encodeURIComponent)}`;
}

type Parts = readonly Element[];

function shared(parts: Parts): { readonly uses: Parts; readonly parts: Parts } {
  const times = new Map<Parts, number>();
  const count = (all: Parts): void => {
    for (const { children } of all) {
      if (children.length === 0) continue;
      const seen = (times.get(children) ?? 0) + 1;
      times.set(children, seen);
      if (seen === 1) count(children);
    }
  };
  count(parts);
  const names = new Map<Parts, string>();
  const uses: Element[] = [];
  const nameOf = (children: Parts): string => {
    const known = names.get(children);
    if (known !== undefined) return known;
    const id = `u${names.size}`;
    names.set(children, id);
    uses.push(element('g', { id }, children.map(replaced)));
    return id;
  };
  const replaced = (one: Element): Element => {
    if (one.tag === 'g' && (times.get(one.children) ?? 0) > 1)
      return element('use', { ...one.attributes, href: `#${nameOf(one.children)}` });
    return one.children.length === 0
      ? one
      : element(one.tag, one.attributes, one.children.map(replaced));
  };
  return { parts: parts.map(replaced), uses };
}
