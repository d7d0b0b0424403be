import {
  boxOf,
  clipped,
  pathOf,
  rectangle,
  type Box,
  type Point,
  type Polygon,
} from './geometry.js';
import { edge, type Line } from './lines.js';

/** Fields of more than one tincture. */

interface Kind {
  /** How many tinctures it takes. */
  readonly parts: number;
  /** How many pieces it has unless the blazon says; divisions without have a fixed number. */
  readonly pieces?: number;
}

const DIVISIONS = {
  'per pale': { parts: 2 },
  'per fess': { parts: 2 },
  'per bend': { parts: 2 },
  'per bend sinister': { parts: 2 },
  'per chevron': { parts: 2 },
  'per saltire': { parts: 2 },
  'per pall': { parts: 3 },
  'tierced per pale': { parts: 3 },
  'tierced per fess': { parts: 3 },
  quarterly: { parts: 2 },
  gyronny: { parts: 2, pieces: 8 },
  paly: { parts: 2, pieces: 6 },
  barry: { parts: 2, pieces: 6 },
  bendy: { parts: 2, pieces: 6 },
  'bendy sinister': { parts: 2, pieces: 6 },
  chevronny: { parts: 2, pieces: 6 },
  chequy: { parts: 2, pieces: 42 },
  lozengy: { parts: 2, pieces: 6 },
  fusily: { parts: 2, pieces: 8 },
} as const satisfies { readonly [division: string]: Kind };

export type Division = keyof typeof DIVISIONS;

export function isDivision(word: string): word is Division {
  return Object.hasOwn(DIVISIONS, word);
}

export const divisions: readonly Division[] = Object.keys(DIVISIONS).filter(isDivision);

export function kindOf(division: Division): Kind {
  return DIVISIONS[division];
}

/** The first tincture fills the field; these lie over it, one path for each further tincture. */
export function overlays(
  division: Division,
  frame: Polygon,
  pieces: number,
  line: Line,
): readonly string[] {
  const box = boxOf(frame);
  const { left, top, right, bottom, width, height, centre } = box;
  const run = (...corners: Point[]): string => edge(corners, line, Math.min(width, height));
  const end = diagonalEnd(box);
  switch (division) {
    case 'per pale':
      return [`M${run(at(centre.x, bottom), at(centre.x, top))}H${right}V${bottom}Z`];
    case 'per fess':
      return [`M${run(at(left, centre.y), at(right, centre.y))}V${bottom}H${left}Z`];
    case 'per bend':
      return [`M${run(at(left, top), end)}V${bottom}H${left}Z`];
    case 'per bend sinister':
      return [`M${run(at(left, end.y), at(right, top))}V${bottom}H${left}Z`];
    case 'per chevron': {
      const [apex, foot] = [centre.y - width * 0.12, centre.y + width * 0.36];
      return [`M${run(at(left, foot), at(centre.x, apex), at(right, foot))}V${bottom}H${left}Z`];
    }
    case 'per saltire':
      return [flanks(box, run)];
    case 'per pall': {
      const fork = `${centre.x} ${centre.y}`;
      return [
        `M${left} ${top}L${fork}V${bottom}H${left}Z`,
        `M${right} ${top}L${fork}V${bottom}H${right}Z`,
      ];
    }
    case 'tierced per pale':
    case 'tierced per fess':
      return cells(division, frame).slice(1).map(pathOf);
    case 'quarterly':
      return [
        `M${run(at(centre.x, centre.y), at(centre.x, top))}H${right}V${centre.y}Z` +
          `M${run(at(centre.x, centre.y), at(centre.x, bottom))}H${left}V${centre.y}Z`,
      ];
    case 'gyronny':
      return [gyrons(box, pieces)];
    case 'paly':
    case 'barry':
    case 'bendy':
    case 'bendy sinister':
    case 'chevronny':
      return [stripes(division, box, pieces, line)];
    case 'chequy':
      return [checks(box, pieces)];
    case 'lozengy':
      return [lozenges(box, pieces, 1.25)];
    case 'fusily':
      return [lozenges(box, pieces, 2)];
  }
}

function at(x: number, y: number): Point {
  return { x, y };
}

/** Where a bend that starts in the dexter chief leaves the field. */
export function diagonalEnd({ top, right, width, height }: Box): Point {
  return at(right, top + Math.min(height, width * 1.08));
}

function flanks(box: Box, run: (...corners: Point[]) => string): string {
  const { left, top, right, centre } = box;
  const foot = 2 * centre.y - top;
  return (
    `M${run(at(left, foot), centre, at(left, top))}Z` +
    `M${run(at(right, top), centre, at(right, foot))}Z`
  );
}

function gyrons({ centre }: Box, pieces: number): string {
  const far = (i: number): Point => {
    const turn = (i / pieces) * 2 * Math.PI - Math.PI / 2;
    return at(centre.x + 400 * Math.cos(turn), centre.y + 400 * Math.sin(turn));
  };
  const wedges = Array.from({ length: pieces / 2 }, (_, i) => 2 * i);
  return wedges.map((i) => pathOf([centre, far(i), far(i + 1)])).join('');
}

type Striped = 'paly' | 'barry' | 'bendy' | 'bendy sinister' | 'chevronny';

/** Every second stripe, counted from chief or dexter. */
export function stripes(kind: Striped, box: Box, pieces: number, line: Line): string {
  const odd = Array.from({ length: Math.floor(pieces / 2) }, (_, i) => 2 * i + 1);
  const side = (i: number): readonly Point[] => stripeEdge(kind, box, i / pieces);
  const breadth = Math.min(box.width, box.height) * 0.8;
  return odd
    .map(
      (i) => `M${edge(side(i), line, breadth)}L${edge([...side(i + 1)].reverse(), line, breadth)}Z`,
    )
    .join('');
}

function stripeEdge(kind: Striped, box: Box, part: number): readonly Point[] {
  const { left, top, right, bottom, width, height, centre } = box;
  switch (kind) {
    case 'paly': {
      const x = part === 1 ? right + 20 : left + width * part;
      return [at(x, bottom), at(x, top)];
    }
    case 'barry': {
      const y = top + height * 0.94 * part;
      return part === 1
        ? [at(left, bottom + 20), at(right, bottom + 20)]
        : [at(left, y), at(right, y)];
    }
    case 'bendy':
    case 'bendy sinister': {
      const drop = diagonalEnd(box).y - top;
      const y = top - drop + 2 * drop * part;
      return kind === 'bendy'
        ? [at(left, y), at(right, y + drop)]
        : [at(left, y + drop), at(right, y)];
    }
    case 'chevronny': {
      const y = top - width * 0.4 + (height + width * 0.3) * part;
      return [at(left, y + width * 0.42), at(centre.x, y), at(right, y + width * 0.42)];
    }
  }
}

/** As near to square as their number allows: fifteen are three in breadth and five in height. */
function checks({ left, top, width, height }: Box, pieces: number): string {
  let columns = Math.floor(Math.sqrt(pieces));
  while (pieces % columns !== 0) columns--;
  const rows = pieces / columns;
  const [w, h] = [width / columns, height / rows];
  const squares = Array.from({ length: pieces }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }));
  return squares
    .filter(({ column, row }) => (column + row) % 2 === 1)
    .map(({ column, row }) => [left + column * w, top + row * h] as const)
    .map(([x, y]) => pathOf(rectangle(x, y, x + w, y + h)))
    .join('');
}

function lozenges({ left, top, width, height }: Box, columns: number, tall: number): string {
  const w = width / columns;
  const h = w * tall;
  const rows = Math.ceil(height / h) + 1;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: left + ((i % columns) + 0.5) * w,
    y: top + Math.floor(i / columns) * h,
  }))
    .map(({ x, y }) =>
      pathOf([at(x, y - h / 2), at(x + w / 2, y), at(x, y + h / 2), at(x - w / 2, y)]),
    )
    .join('');
}

/** The places of a division that can each hold a coat of its own; none where they are no places for one. */
export function cells(division: Division, frame: Polygon): readonly Polygon[] {
  const { centre, left, top, width, height } = boxOf(frame);
  switch (division) {
    case 'per pale':
      return [clipped(frame, { right: centre.x }), clipped(frame, { left: centre.x })];
    case 'per fess':
      return [clipped(frame, { bottom: centre.y }), clipped(frame, { top: centre.y })];
    case 'quarterly':
      return [
        clipped(frame, { right: centre.x, bottom: centre.y }),
        clipped(frame, { left: centre.x, bottom: centre.y }),
        clipped(frame, { right: centre.x, top: centre.y }),
        clipped(frame, { left: centre.x, top: centre.y }),
      ];
    case 'tierced per pale':
      return [0, 1, 2].map((i) =>
        clipped(frame, { left: left + (width * i) / 3, right: left + (width * (i + 1)) / 3 }),
      );
    case 'tierced per fess':
      return [0, 1, 2].map((i) =>
        clipped(frame, {
          top: top + height * 0.31 * i,
          bottom: top + height * (i === 2 ? 1 : 0.31 * (i + 1)),
        }),
      );
    case 'per bend':
    case 'per bend sinister':
    case 'per chevron':
    case 'per saltire':
    case 'per pall':
    case 'gyronny':
    case 'paly':
    case 'barry':
    case 'bendy':
    case 'bendy sinister':
    case 'chevronny':
    case 'chequy':
    case 'lozengy':
    case 'fusily':
      return [];
  }
}
