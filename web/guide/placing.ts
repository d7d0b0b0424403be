/** Where the herald stands and where the bubble hangs, so that neither covers what is spoken of. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  /** The herald with his staff. */
  readonly herald: Box;
  /** He stands on the right and points to the left. */
  readonly isMirrored: boolean;
  readonly bubble: Box;
}

interface Room {
  /** What may be covered at all: the page without its bar. */
  readonly pane: Box;
  /** What is spoken of, first of all what is to be pressed. */
  readonly lit: readonly Box[];
  /** What is better not covered, because somebody may want to look at it. */
  readonly spared?: readonly Box[];
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
  ].map(([left = 0, top = 0]) => ({
    herald,
    isMirrored,
    bubble: within(pane, { left, top, ...bubble }),
  }));
}

/** More than any way is long. */
const FORBIDDEN = 1e7;

function costOf({ lit, spared = [] }: Room, way: Placing): number {
  const body = bodyOf(way);
  const parts = [way.bubble, body, staffOf(way)];
  const covered = lit.reduce((sum, one) => {
    const over = parts.reduce((all, part) => all + shared(one, part), 0);
    return sum + (over === 0 ? 0 : FORBIDDEN + over);
  }, 0);
  const hidden = spared.reduce(
    (sum, one) => sum + shared(one, way.bubble) + shared(one, body) / 2,
    0,
  );
  const [thing] = lit;
  const far = thing === undefined ? 0 : away(thing, way.bubble) + away(thing, tipOf(way)) * 4;
  const held = shared(body, way.bubble) * 20 + shared(way.herald, way.bubble) * 4;
  return covered + held + hidden * 4 + far * 30 + away(body, way.bubble) * 60;
}

function bodyOf({ herald, isMirrored }: Omit<Placing, 'bubble'>): Box {
  const width = herald.width * BODY;
  return { ...herald, width, left: isMirrored ? right(herald) - width : herald.left };
}

/** The staff from his hand to its tip. */
function staffOf(way: Placing): Box {
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

function tipOf({ herald, isMirrored }: Placing): Box {
  const along = isMirrored ? 1 - TIP.x : TIP.x;
  return {
    left: herald.left + herald.width * along,
    top: herald.top + herald.height * TIP.y,
    width: 0,
    height: 0,
  };
}

/** Where a bubble lies across a small screen: beside what is lit, above the question, or where it hides least. */
export function across({
  pane,
  lit,
  spared,
  height,
}: Required<Pick<Room, 'pane' | 'lit' | 'spared'>> & { readonly height: number }): Box {
  const [thing] = lit;
  const beside = thing === undefined ? [] : [thing.top - height - RIM, bottom(thing) + RIM];
  const lowest = bottom(pane) - height;
  const steps = Math.max(0, Math.ceil((lowest - pane.top) / STEP));
  const others = Array.from({ length: steps }, (_, at) => pane.top + at * STEP);
  const [first, ...rest] = [lowest, ...beside, ...others].map((top) => {
    const bubble = within(pane, { ...pane, top, height });
    const over = lit.reduce((sum, one) => sum + shared(one, bubble), 0);
    const hidden = spared.reduce((sum, one) => sum + shared(one, bubble), 0);
    const far = thing === undefined ? 0 : Math.max(RIM, away(thing, bubble));
    const covered = over === 0 ? 0 : FORBIDDEN + over * 100;
    return { bubble, cost: covered + hidden * 4 + far * 40 };
  });
  const best = rest.reduce((least, one) => {
    return least === undefined || one.cost < least.cost ? one : least;
  }, first);
  return best?.bubble ?? { ...pane, height };
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
