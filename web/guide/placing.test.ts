import { expect, it } from 'vitest';
import {
  across,
  figureOf,
  kept,
  keptAcross,
  placed,
  seenOf,
  shared,
  tailOf,
  TIP,
  type Box,
} from './placing.js';

const pane = { left: 0, top: 52, width: 1440, height: 848 };
const figure = { width: 300, height: 258 };
const bubble = { width: 380, height: 240 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

/** Things all over a table: in its middle, its corners, its bar, and as wide as it. */
const THINGS = [
  box(566, 262, 168, 134),
  box(10, 60, 170, 200),
  box(1300, 700, 120, 180),
  box(480, 700, 110, 180),
  box(1100, 6, 120, 40),
  box(980, 440, 430, 240),
];

it('covers nothing of what it speaks of, with neither bubble nor herald', () => {
  for (const thing of THINGS) {
    const way = placed({ pane, lit: [thing], figure, bubble });
    const [body, staff] = figureOf(way);
    expect([way.bubble, body, staff].map((part) => shared(thing, part))).toEqual([0, 0, 0]);
    // Nor does he stand before his own words, or hold his staff over them.
    expect([body, staff].map((part) => shared(part, way.bubble))).toEqual([0, 0]);
  }
});

it('stays where it is while its bubble grows and things stir, as long as nothing is covered', () => {
  const thing = box(566, 262, 168, 134);
  const room = { pane, lit: [thing], figure, bubble };
  const way = placed(room);
  expect(kept(room, way)).toBe(way);
  const stirred = { ...room, lit: [box(562, 258, 176, 142)] };
  expect(kept(stirred, way)).toBe(way);
  const { left, top } = way.bubble;
  const larger = kept({ ...room, bubble: { width: 380, height: 250 } }, way);
  expect(larger?.bubble).toEqual(box(left, top, 380, 250));
  // Something else is lit below the bubble.
  expect(kept({ ...room, lit: [thing, way.bubble] }, way)).toBe(undefined);
  // There is no room for so much.
  expect(kept({ ...room, bubble: { width: 380, height: 840 } }, way)).toBe(undefined);
});

it('holds the tip of the staff at a thing in the middle', () => {
  const thing = box(566, 262, 168, 134);
  const { herald, isMirrored } = placed({ pane, lit: [thing], figure, bubble });
  const x = herald.left + herald.width * (isMirrored ? 1 - TIP.x : TIP.x);
  const y = herald.top + herald.height * TIP.y;
  expect(Math.min(Math.abs(x - thing.left), Math.abs(x - thing.left - thing.width))).toBeLessThan(
    5,
  );
  expect(y).toBeGreaterThan(thing.top);
  expect(y).toBeLessThan(thing.top + thing.height);
});

it('covers no second thing where there is room beside it', () => {
  const lit = [box(566, 262, 168, 134), box(600, 420, 380, 240)];
  const { bubble: hung } = placed({ pane, lit, figure, bubble });
  expect(lit.map((one) => shared(one, hung))).toEqual([0, 0]);
});

it('stays on a screen of any size, and has its tail where the herald is', () => {
  const small = { left: 0, top: 52, width: 1280, height: 668 };
  const way = placed({ pane: small, lit: [box(1200, 640, 70, 70)], figure, bubble });
  for (const one of [way.herald, way.bubble]) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.left + one.width).toBeLessThanOrEqual(1280);
    expect(one.top).toBeGreaterThanOrEqual(52);
    expect(one.top + one.height).toBeLessThanOrEqual(720);
  }
  const herald = box(0, 500, 300, 258);
  const tail = tailOf({ herald, isMirrored: false, bubble: box(200, 480, 380, 240) });
  expect([tail.edge, Math.round(tail.along)]).toEqual(['left', 97]);
  expect(tailOf({ herald, isMirrored: false, bubble: box(10, 200, 380, 240) }).edge).toBe('bottom');
});

it('stands in a corner where nothing can be shown', () => {
  const { herald, isMirrored } = placed({ pane, lit: [], figure, bubble });
  expect([herald.left, herald.top + herald.height, isMirrored]).toEqual([0, 900, false]);
});

it('holds no staff over what is lit, even at the edge of the screen', () => {
  const thing = box(1000, 460, 300, 200);
  const { herald, isMirrored } = placed({ pane, lit: [thing], figure, bubble });
  const tip = herald.left + herald.width * (isMirrored ? 1 - TIP.x : TIP.x);
  expect(tip < thing.left || tip > thing.left + thing.width).toBe(true);
});

it('hides as little as it can of what else lies on the table', () => {
  const lit = [box(566, 262, 168, 134)];
  const free = placed({ pane, lit, figure, bubble }).bubble;
  const spared = [box(free.left, free.top, free.width, free.height)];
  const hung = placed({ pane, lit, spared, figure, bubble }).bubble;
  expect(shared(hung, free)).toBeLessThan(free.width * free.height);
});

const pocket = { left: 0, top: 50, width: 390, height: 700 };

it('lies across a small screen above the question, or where what is lit leaves room', () => {
  const at = (lit: readonly Box[], spared: readonly Box[] = []): number =>
    across({ pane: pocket, lit, spared, height: 160 }).top;
  expect(at([])).toBe(590);
  // Close to it.
  expect(at([box(0, 100, 80, 80)])).toBe(186);
  expect(at([box(0, 620, 390, 120)])).toBe(454);
  // Above what lies beside it.
  expect(at([box(0, 620, 390, 120)], [box(0, 300, 390, 300)])).toBeLessThanOrEqual(140);
});

it('stays where it lies across a small screen: hanging from its place, or standing on it', () => {
  const before = box(0, 590, 390, 160);
  const room = { pane: pocket, lit: [box(0, 100, 80, 80)], height: 160 };
  expect(keptAcross(room, before)).toEqual(before);
  expect(keptAcross({ ...room, height: 200 }, before)).toEqual(box(0, 550, 390, 200));
  const high = box(0, 200, 390, 160);
  expect(keptAcross({ ...room, height: 200 }, high)).toEqual(box(0, 200, 390, 200));
  expect(keptAcross({ ...room, lit: [box(0, 700, 80, 80)] }, before)).toBe(undefined);
});

it('lies rather over what is only looked at than over what may be chosen', () => {
  const lit = [box(0, 360, 80, 80)];
  const below = box(0, 446, 390, 290);
  const above = box(0, 60, 390, 290);
  const at = (spared: readonly Box[], open: readonly Box[]): number =>
    across({ pane: pocket, lit, spared, open, height: 160 }).top;
  expect(at([above, below], [below])).toBeLessThan(360);
  expect(at([above, below], [above])).toBeGreaterThan(360);
});

it('lights what is seen of a thing: on the screen, and beside the bubble', () => {
  const over = { ...pocket, top: 590, height: 160 };
  expect(seenOf(box(0, 100, 80, 80), pocket, over)).toEqual(box(0, 100, 80, 80));
  expect(seenOf(box(0, 20, 390, 900), pocket, over)).toEqual(box(0, 50, 390, 540));
  // What stands beside the question, or in the bar, is whole.
  for (const whole of [box(10, 760, 80, 40), box(300, 2, 80, 40)])
    expect(seenOf(whole, pocket, over)).toEqual(whole);
});
