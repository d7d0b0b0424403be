import { expect, it } from 'vitest';
import { PLATE_WIDTH, seatingOf, type Seating } from './seating.js';

const COUNTS = [3, 4, 5, 6, 7, 8];
const CARD = { width: 122, height: 171 };
const PLATE_HEIGHT = 124;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const plateOf = ({ plate: [left, top] }: Seating): Box => ({
  left,
  top,
  right: left + PLATE_WIDTH,
  bottom: top + PLATE_HEIGHT,
});
const cardOf = ({ slot: [x, y] }: Seating): Box => ({
  left: x - CARD.width / 2,
  top: y - CARD.height / 2,
  right: x + CARD.width / 2,
  bottom: y + CARD.height / 2,
});
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

it.each(COUNTS)('everybody of %i has a place, and the foot is the first', (count) => {
  const seating = seatingOf(count);
  expect(seating).toHaveLength(count);
  const lowest = Math.max(...seating.map(({ slot: [, y] }) => y));
  expect(seating[0]?.slot[1]).toBe(lowest);
});

it.each(COUNTS)('no card of %i lies over another, nor over a plate', (count) => {
  const seating = seatingOf(count);
  const boxes = [...seating.slice(1).map(plateOf), ...seating.map(cardOf)];
  const over = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => overlap(one, other)),
  );
  expect(over).toEqual([]);
});
