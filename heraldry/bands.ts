import {
  aside,
  around,
  at,
  band,
  halves,
  moved,
  shared,
  type Built,
  type ChargeSite,
} from './built.js';
import { diagonalEnd } from './divisions.js';
import { clipped, cut, type Point, type Polygon } from './geometry.js';
import { edge } from './lines.js';
import { strung } from './places.js';

/** Ordinaries that cross the field. */

export function pale(site: ChargeSite): Built {
  const { frame, box, thick } = site;
  const { centre, top, bottom, height } = box;
  const [left, right] = [centre.x - thick / 2, centre.x + thick / 2];
  const spine = [at(centre.x, top), at(centre.x, top + height * 0.95)];
  return {
    path: band(site, at(centre.x, bottom), at(centre.x, top), thick),
    on: (n) => strung(spine, n, thick * 0.84, 0.04),
    between: (n) => halves(n, clipped(frame, { right: left }), clipped(frame, { left: right })),
  };
}

export function fess(site: ChargeSite): Built {
  const { frame, box, thick } = site;
  const { left, right, centre } = box;
  const spine = [at(left, centre.y), at(right, centre.y)] as const;
  const [above, below] = [centre.y - thick / 2, centre.y + thick / 2];
  return {
    path: band(site, ...spine, thick),
    on: (n) => strung(spine, n, thick * 0.8, 0.06),
    between: (n) => halves(n, clipped(frame, { bottom: above }), clipped(frame, { top: below })),
  };
}

export function bend(site: ChargeSite, part: number): Built {
  return diagonal(site, at(site.box.left, site.box.top), diagonalEnd(site.box), site.thick * part);
}

export function bendSinister(site: ChargeSite, part: number): Built {
  const { box, thick } = site;
  return diagonal(site, at(box.left, diagonalEnd(box).y), at(box.right, box.top), thick * part);
}

/** What lies on a bend is turned with it. */
function diagonal(site: ChargeSite, a: Point, b: Point, broad: number): Built {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const side = aside(a, b, broad / 2);
  const above = cut(site.frame, moved(b, side, 1), moved(a, side, 1));
  const below = cut(site.frame, moved(a, side, -1), moved(b, side, -1));
  return {
    path: band(site, a, b, broad),
    on: (n) => strung([a, b], n, broad * 0.84, 0.08, turn > 0 ? turn - 90 : turn + 90),
    between: (n) => halves(n, above, below),
  };
}

const SLOPE = 0.86;

export function chevron({ box, breadth, thick, line }: ChargeSite): Built {
  const { left, top, right, centre, width, height } = box;
  const [apex, deep] = [centre.y - thick * 0.95, thick * 1.15];
  const foot = apex + (width / 2) * SLOPE;
  const upper = [at(left, foot), at(centre.x, apex), at(right, foot)];
  const lower = upper.map(({ x, y }) => at(x, y + deep)).reverse();
  const below = line === 'embattled' ? 'plain' : line;
  const spine = upper.map(({ x, y }) => at(x, y + deep / 2));
  const size = breadth * 0.36;
  const head = [at(left, top + height * 0.19), at(right, top + height * 0.19)];
  const base = { x: centre.x, y: centre.y + height * 0.29, width: size, height: size, turn: 0 };
  return {
    path: `M${edge(upper, line, breadth)}L${edge(lower, below, breadth)}Z`,
    on: (n) => strung(spine, n, thick * 0.72, n % 2 === 0 ? 0.12 : 0.06),
    between: (n) => [...strung(head, n - 1, size, 0.03), base],
  };
}

export function cross(site: ChargeSite): Built {
  const { frame, box, breadth, thick } = site;
  const { left, top, right, bottom, centre } = box;
  const [half, reach] = [thick * 0.4, breadth * 0.34];
  const west = { right: centre.x - half };
  const east = { left: centre.x + half };
  const north = { bottom: centre.y - half };
  const south = { top: centre.y + half };
  const corners = [
    { ...west, ...north },
    { ...east, ...north },
    { ...west, ...south },
    { ...east, ...south },
  ].map((corner) => clipped(frame, corner));
  const arms = [at(0, -reach), at(-reach, 0), at(reach, 0), at(0, reach)];
  return {
    path:
      band(site, at(centre.x, bottom), at(centre.x, top), 2 * half) +
      band(site, at(left, centre.y), at(right, centre.y), 2 * half),
    on: (n) => around(centre, n, 2 * half * 0.84, arms),
    between: (n) => shared(n, corners),
  };
}

export function saltire(site: ChargeSite): Built {
  const { frame, box, thick } = site;
  const { left, top, right, centre, width } = box;
  const broad = thick * 0.8;
  const foot = 2 * centre.y - top;
  const [nw, ne, sw, se] = [at(left, top), at(right, top), at(left, foot), at(right, foot)];
  const wedge = (a: Point, b: Point, step: Point): Polygon => {
    const middle = moved(centre, step, 1);
    return cut(cut(frame, middle, moved(a, step, 1)), moved(b, step, 1), middle);
  };
  const [reach, away] = [width * 0.26, broad * 0.7];
  const arms = [at(-reach, -reach), at(reach, -reach), at(-reach, reach), at(reach, reach)];
  return {
    path: band(site, nw, se, broad) + band(site, sw, ne, broad),
    on: (n) => around(centre, n, broad * 0.8, arms),
    between: (n) =>
      shared(n, [
        wedge(nw, ne, at(0, -away)),
        wedge(sw, nw, at(-away, 0)),
        wedge(ne, se, at(away, 0)),
        wedge(se, sw, at(0, away)),
      ]),
  };
}

export function pall(site: ChargeSite): Built {
  const { frame, box, breadth, thick } = site;
  const { left, top, right, bottom, centre } = box;
  const [broad, reach] = [thick * 0.8, breadth * 0.3];
  const [nw, ne] = [at(left + broad * 0.75, top), at(right - broad * 0.75, top)];
  return {
    path:
      band(site, centre, at(centre.x, bottom), broad) +
      band(site, at(left, top), centre, broad) +
      band(site, centre, at(right, top), broad),
    on: (n) =>
      around(centre, n, broad * 0.8, [at(-reach, -reach), at(reach, -reach), at(0, reach)]),
    between: (n) =>
      shared(n, [
        cut(cut(frame, centre, nw), ne, centre),
        clipped(frame, { right: centre.x - broad / 2, top: centre.y }),
        clipped(frame, { left: centre.x + broad / 2, top: centre.y }),
      ]),
  };
}
