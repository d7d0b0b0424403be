import { at, halves, type Built, type ChargeSite } from './built.js';
import {
  boxOf,
  clipped,
  cut,
  inset,
  pathOf,
  rectangle,
  smallShield,
  type Box,
} from './geometry.js';
import { edge } from './lines.js';
import { ring, rows, usualRows } from './places.js';

/** Ordinaries that take a part of the field, at its rim or inside. */

export function chief({ frame, box, breadth, thick, line }: ChargeSite): Built {
  const { left, top, right } = box;
  const foot = top + thick * 1.02;
  return {
    path: `M${edge([at(right, foot), at(left, foot)], line, breadth)}L${left} ${top}L${right} ${top}Z`,
    on: (n) => rows(clipped(frame, { bottom: foot }), [n]),
    rest: clipped(frame, { top: foot }),
  };
}

export function base({ frame, box, breadth, line }: ChargeSite): Built {
  const { left, top, right, bottom, height } = box;
  const head = top + height * 0.68;
  return {
    path: `M${edge([at(left, head), at(right, head)], line, breadth)}L${right} ${bottom}L${left} ${bottom}Z`,
    on: (n) => rows(clipped(frame, { top: head }), [n]),
    rest: clipped(frame, { bottom: head }),
  };
}

/** Three hills that rise from the base. */
export function trimount({ frame, box }: ChargeSite): Built {
  const { left, right, bottom, width, height, centre } = box;
  const [low, high, top] = [bottom - height * 0.17, bottom - height * 0.27, bottom - height * 0.24];
  const [a, b, up] = [centre.x - width * 0.15, centre.x + width * 0.15, height * 0.06];
  const [away, near] = [left + width * 0.08, right - width * 0.08];
  return {
    path:
      `M${left} ${bottom}V${low}C${away} ${low - up} ${a - up / 2} ${low - up} ${a} ${low}` +
      `C${a + up / 2} ${high - up / 2} ${b - up / 2} ${high - up / 2} ${b} ${low}` +
      `C${b + up / 2} ${low - up} ${near} ${low - up} ${right} ${low}V${bottom}Z`,
    on: (n) => rows(clipped(frame, { top }), [n]),
    rest: clipped(frame, { bottom: top }),
  };
}

/** Strips along the rim, each from one depth to another in parts of the breadth. */
export function rim(
  { frame, line, breadth }: ChargeSite,
  ...strips: readonly (readonly [number, number])[]
): Built {
  const path = strips.map(([from, to]) => {
    const inner = inset(frame, to * breadth);
    const closed = [...inner, ...inner.slice(0, 1)].reverse();
    return `${pathOf(inset(frame, from * breadth))}M${edge(closed, line, breadth)}Z`;
  });
  const depths = strips.flat();
  const [outer, deepest] = [Math.min(...depths), Math.max(...depths)];
  const middle = inset(frame, ((outer + deepest) / 2) * breadth);
  return {
    path: path.join(''),
    on: (n) => ring(middle, n, (deepest - outer) * breadth * 0.84),
    rest: inset(frame, (deepest + 0.01) * breadth),
  };
}

/** Flowers across both strips, pointing outward and inward by turns. */
export function flowered({ frame, box, breadth }: ChargeSite, bare: Built): Built {
  const { centre } = box;
  const fleurs = ring(inset(frame, 0.11 * breadth), 10, breadth * 0.19).map((slot, i) => {
    const outward = (Math.atan2(slot.y - centre.y, slot.x - centre.x) * 180) / Math.PI + 90;
    return { ...slot, turn: i % 2 === 0 ? outward : outward + 180 };
  });
  return { ...bare, fleurs, rest: inset(frame, 0.17 * breadth) };
}

export function pile({ frame, box, breadth, line }: ChargeSite): Built {
  const { left, top, right, width, height, centre } = box;
  const point = at(centre.x, top + height * 0.86);
  const [west, east] = [at(left + width * 0.17, top), at(right - width * 0.17, top)];
  const high = { y: top + height * 0.29, width: width * 0.3, height: height * 0.44, turn: 0 };
  return {
    path: `M${edge([west, point], line, breadth)}L${edge([point, east], line, breadth)}Z`,
    on: (n) =>
      n === 1 ? [{ ...high, x: centre.x }] : rows([west, east, point], usualRows(n, true)),
    between: (n) => halves(n, cut(frame, west, point), cut(frame, point, east)),
  };
}

export function canton({ frame, box, breadth, line }: ChargeSite, part: number): Built {
  const { left, top } = box;
  const [right, bottom] = [left + breadth * part, top + breadth * part * 1.05];
  const run = edge([at(right, top), at(right, bottom), at(left, bottom)], line, breadth);
  return {
    path: `M${left} ${top}L${run}Z`,
    on: (n) => rows(clipped(frame, { right, bottom }), usualRows(n, false)),
    frame: rectangle(left, top, right, bottom),
  };
}

export function inescutcheon({ box, breadth }: ChargeSite): Built {
  const shield = smallShield(at(box.centre.x, box.centre.y + box.height * 0.02), breadth * 0.34);
  return { path: pathOf(shield), on: (n) => rows(shield, usualRows(n, false)), frame: shield };
}

export function label({ frame, box }: ChargeSite): Built {
  return {
    path: labelPath(box),
    on: (n) => rows(clipped(frame, { bottom: boxOf(frame).top + box.width * 0.15 }), [n]),
    rest: clipped(frame, { top: box.top + box.width * 0.17 }),
  };
}

function labelPath({ left, top, width }: Box): string {
  const [y, bar] = [top + width * 0.1, width * 0.05];
  const [drop, half] = [width * 0.17, width * 0.035];
  const tags = [0.8, 0.5, 0.2].map((part) => {
    const x = left + width * part;
    return `L${x + half} ${y + bar}L${x + half * 1.6} ${y + drop}H${x - half * 1.6}L${x - half} ${y + bar}`;
  });
  const [from, to] = [left + width * 0.08, left + width * 0.92];
  return `M${from} ${y}H${to}V${y + bar}${tags.join('')}H${from}Z`;
}
