/** Where the herald stands and where the bubble hangs, so that neither covers what is spoken of. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Standing {
  /** The herald with his staff. */
  readonly herald: Box;
  /** He stands on the right and points to the left. */
  readonly isMirrored: boolean;
}

export interface Placing extends Standing {
  readonly bubble: Box;
}

interface Room {
  /** What may be covered at all: the page without its bar. */
  readonly pane: Box;
  /** What is spoken of, first of all what is to be pressed. */
  readonly lit: readonly Box[];
  /** What is better not covered, because somebody may want to look at it. */
  readonly spared?: readonly Box[];
  /** What is better seen than all of that, because it may be chosen. */
  readonly open?: readonly Box[];
  /** The picture of the herald, as wide and high. */
  readonly figure: Pick<Box, 'width' | 'height'>;
  readonly bubble: Pick<Box, 'width' | 'height'>;
}

/** Where the tip of the staff is in the picture, from its upper left corner. */
export const TIP = { x: 176 / 186, y: 36 / 160 };
/** His body takes up so much of the width of the picture: the rest is the staff. */
const BODY = 0.56;
/** His hand is so much of the height of the picture below the tip. */
const HAND = 0.45;
const GAP = 18;

type Side = 'left' | 'right';

/** The placing that covers least of what is spoken of, and lies nearest to it. */
export function placed(room: Room): Placing {
  const ways = (['left', 'right'] as const).flatMap((side) =>
    [0.85, 0.5, 0.12].flatMap((height) => waysFrom(room, side, height)),
  );
  const [first, ...others] = ways.map((way) => ({ way, cost: costOf(room, way) }));
  const best = others.reduce((least, one) => {
    return least === undefined || one.cost < least.cost ? one : least;
  }, first);
  return best?.way ?? standing(room);
}

/** Where nothing is spoken of that could be shown, he stands in the lower left corner. */
function standing({ pane, figure, bubble }: Room): Placing {
  const herald = within(pane, { left: pane.left, top: Infinity, ...figure });
  const left = herald.left + figure.width * BODY + GAP;
  return {
    herald,
    isMirrored: false,
    bubble: within(pane, { left, top: Infinity, ...bubble }),
  };
}

function waysFrom(room: Room, side: Side, height: number): readonly Placing[] {
  const { pane, lit, figure, bubble } = room;
  const [thing] = lit;
  if (thing === undefined) return [standing(room)];
  const isMirrored = side === 'right';
  const tip = {
    x: isMirrored ? right(thing) + 4 : thing.left - 4,
    y: thing.top + thing.height * height,
  };
  const herald = within(pane, {
    left: tip.x - figure.width * (isMirrored ? 1 - TIP.x : TIP.x),
    top: tip.y - figure.height * TIP.y,
    ...figure,
  });
  const body = bodyOf({ herald, isMirrored });
  const beside = isMirrored ? body.left - bubble.width - GAP : right(body) + GAP;
  const other = isMirrored ? right(body) + GAP : body.left - bubble.width - GAP;
  const middle = thing.left + (thing.width - bubble.width) / 2;
  const low = bottom(herald) - bubble.height;
  return [
    [beside, bottom(thing) + GAP],
    [beside, low],
    [middle, bottom(thing) + GAP],
    [middle, thing.top - bubble.height - GAP],
    [beside, thing.top - bubble.height - GAP],
    [isMirrored ? thing.left - bubble.width - GAP : right(thing) + GAP, thing.top],
    [isMirrored ? herald.left - bubble.width - GAP : right(herald) + GAP, bottom(thing) + GAP],
    [isMirrored ? herald.left - bubble.width - GAP : right(herald) + GAP, low],
    [other, low],
    [other, thing.top],
    [body.left, body.top - bubble.height - GAP],
    [body.left, bottom(herald) + GAP],
  ].map(([left = 0, top = 0]) => ({
    herald,
    isMirrored,
    bubble: within(pane, { left, top, ...bubble }),
  }));
}

/** More than any way is long. */
const FORBIDDEN = 1e7;

/** How much lies over what is spoken of, and how much of his own words the herald and his staff hide. */
function hiddenBy(lit: Room['lit'], way: Placing): { readonly lit: number; readonly said: number } {
  const figure = figureOf(way);
  const over = (one: Box, parts: readonly Box[]): number =>
    parts.reduce((all, part) => all + shared(one, part), 0);
  return {
    lit: lit.reduce((sum, one) => sum + forbidden(over(one, [way.bubble, ...figure])), 0),
    said: forbidden(over(way.bubble, figure)) / 10,
  };
}

const forbidden = (area: number): number => (area === 0 ? 0 : FORBIDDEN + area * 100);

/** How bad it is to hide what else lies on the table. */
function hiding({ spared = [], open = [] }: Pick<Room, 'spared' | 'open'>, over: Box): number {
  const area = (some: readonly Box[]): number =>
    some.reduce((sum, one) => sum + shared(one, over), 0);
  return area(spared) * 4 + area(open) * 36;
}

function costOf(room: Room, way: Placing): number {
  const { lit } = room;
  const body = bodyOf(way);
  const covered = hiddenBy(lit, way);
  const hidden = hiding(room, way.bubble) + hiding(room, body) / 2;
  const [thing] = lit;
  const far = thing === undefined ? 0 : away(thing, way.bubble) + away(thing, tipOf(way)) * 4;
  const held = shared(way.herald, way.bubble) * 4;
  const words = covered.lit + covered.said + held;
  return words + hidden + far * 30 + away(body, way.bubble) * 60;
}

/**
 * The same placing for a bubble that has become larger or smaller, and for things that have stirred; undefined where it
 * serves no longer.
 */
export function kept({ pane, lit, bubble }: Room, before: Placing): Placing | undefined {
  return resized(pane, before.bubble, bubble)
    .map((hung) => (isSame(hung, before.bubble) ? before : { ...before, bubble: hung }))
    .find((way) => {
      const { lit: covered, said } = hiddenBy(lit, way);
      return covered === 0 && said === 0 && isWithin(pane, way.herald);
    });
}

/** A box of another size: where it began, or where it ended; only what stays on the screen. */
function resized(pane: Box, box: Box, size: Pick<Box, 'width' | 'height'>): readonly Box[] {
  const low = bottom(box) - size.height;
  return [box.top, low]
    .map((top) => ({ left: box.left, top, ...size }))
    .filter((one) => isWithin(pane, one));
}

function isWithin(pane: Box, box: Box): boolean {
  return isSame(within(pane, box), box);
}

const isSame = (one: Box, other: Box): boolean => farthest(one, other) < 1;

/** How far the edges of a box were moved. */
export function farthest(one: Box, other: Box): number {
  const { left, top } = one;
  return Math.max(
    Math.abs(left - other.left),
    Math.abs(top - other.top),
    Math.abs(right(one) - right(other)),
    Math.abs(bottom(one) - bottom(other)),
  );
}

/** What of the picture is not bare: the herald himself, and his staff with the arm that holds it. */
export function figureOf(way: Standing): readonly [body: Box, staff: Box] {
  return [bodyOf(way), staffOf(way)];
}

function bodyOf({ herald, isMirrored }: Standing): Box {
  const width = herald.width * BODY;
  return { ...herald, width, left: isMirrored ? right(herald) - width : herald.left };
}

/** The staff from his hand to its tip. */
function staffOf(way: Standing): Box {
  const { herald, isMirrored } = way;
  const tip = tipOf(way).left;
  const { left, width } = bodyOf(way);
  const hand = isMirrored ? left : left + width;
  return {
    left: Math.min(hand, tip),
    top: herald.top + herald.height * TIP.y,
    width: Math.abs(tip - hand),
    height: herald.height * HAND,
  };
}

function tipOf({ herald, isMirrored }: Standing): Box {
  const along = isMirrored ? 1 - TIP.x : TIP.x;
  return {
    left: herald.left + herald.width * along,
    top: herald.top + herald.height * TIP.y,
    width: 0,
    height: 0,
  };
}

type Across = Pick<Room, 'pane' | 'lit' | 'spared' | 'open'> & Pick<Box, 'height'>;

/** Where a bubble lies across a small screen: beside what is lit, above the question, or where it hides least. */
export function across(room: Across): Box {
  const { pane, lit, height } = room;
  const [thing] = lit;
  const beside = thing === undefined ? [] : [thing.top - height - RIM, bottom(thing) + RIM];
  const lowest = bottom(pane) - height;
  const steps = Math.max(0, Math.ceil((lowest - pane.top) / STEP));
  const others = Array.from({ length: steps }, (_, at) => pane.top + at * STEP);
  const [first, ...rest] = [lowest, ...beside, ...others].map((top) => {
    const bubble = within(pane, { ...pane, top, height });
    const over = lit.reduce((sum, one) => sum + shared(one, bubble), 0);
    const far = thing === undefined ? 0 : Math.max(RIM, away(thing, bubble));
    return { bubble, cost: forbidden(over) + hiding(room, bubble) + far * 40 };
  });
  const best = rest.reduce((least, one) => {
    return least === undefined || one.cost < least.cost ? one : least;
  }, first);
  return best?.bubble ?? { ...pane, height };
}

/** The same place across the screen, for a bubble that has become higher or lower; undefined where it serves no longer. */
export function keptAcross({ pane, lit, height }: Across, before: Box): Box | undefined {
  return resized(pane, before, { width: pane.width, height }).find((bubble) =>
    lit.every((one) => shared(one, bubble) === 0),
  );
}

const RIM = 6;
const STEP = 24;

/** What is seen of a box on the board: what is on the screen, and of that the larger part beside what lies across it. */
export function seenOf(box: Box, pane: Box, over: Box): Box {
  const middle = box.top + box.height / 2;
  if (middle < pane.top || middle > bottom(pane)) return box;
  const top = Math.max(box.top, pane.top);
  const low = Math.min(bottom(box), bottom(pane));
  const whole = { ...box, top, height: low - top };
  if (shared(whole, over) === 0) return whole;
  const above = Math.max(0, over.top - top);
  const below = Math.max(0, low - bottom(over));
  return above >= below
    ? { ...whole, height: above }
    : { ...whole, top: bottom(over), height: below };
}

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

function within(pane: Box, box: Box): Box {
  const left = Math.max(pane.left, Math.min(box.left, right(pane) - box.width));
  const top = Math.max(pane.top, Math.min(box.top, bottom(pane) - box.height));
  return { ...box, left, top };
}

/** How much of two boxes lies one over the other. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const high = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How far two boxes are from each other. */
function away(one: Box, other: Box): number {
  const dx = Math.max(one.left - right(other), other.left - right(one), 0);
  const dy = Math.max(one.top - bottom(other), other.top - bottom(one), 0);
  return Math.hypot(dx, dy);
}

/** Where the bubble's tail is: at which edge, and how far along it, so that it points at the herald's mouth. */
export function tailOf(way: Placing): {
  readonly edge: 'left' | 'right' | 'top' | 'bottom';
  readonly along: number;
} {
  const { bubble } = way;
  const body = bodyOf(way);
  const mouth = { x: body.left + body.width * 0.55, y: body.top + body.height * 0.3 };
  const along = (from: number, length: number, at: number): number =>
    Math.max(44, Math.min(length - 44, at - from));
  if (mouth.x < bubble.left || mouth.x > right(bubble)) {
    const edge = mouth.x < bubble.left ? 'left' : 'right';
    return { edge, along: along(bubble.top, bubble.height, mouth.y) };
  }
  const edge = mouth.y < bubble.top ? 'top' : 'bottom';
  return { edge, along: along(bubble.left, bubble.width, mouth.x) };
}
