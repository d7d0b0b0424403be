import { SPACES } from '@destrier/glory/page';
import { expect, it } from 'vitest';
import { PLACE_SCALE, TOWN } from '../../art/scenes/town.js';
import { trackSpaces } from '../../art/scenes/track.js';
import { PLACES, SCORE } from './places.js';

/** The narrowest desk shows the town so wide, in pixels. */
const NARROWEST = 590;

/** Where a place lies in the town: its house, down to its foot. */
const boxes = PLACES.map(({ spot, at: [x, y], drawing }) => {
  const [left, top, width, height] = drawing().frame.map((n) => n * PLACE_SCALE);
  return {
    spot,
    left: x + (left ?? 0),
    top: y + (top ?? 0),
    width: width ?? 0,
    height: height ?? 0,
  };
});

it('has a house for every action, and a stage for the event', () => {
  const spots = PLACES.map(({ spot }) => spot);
  expect(new Set(spots)).toEqual(new Set([...SPACES, 'event']));
  expect(spots).toHaveLength(SPACES.length + 1);
});

it('stands places so far apart that none hides the middle of another', () => {
  for (const one of boxes)
    for (const other of boxes) {
      if (one === other) continue;
      const [x, y] = [one.left + one.width / 2, one.top + one.height * 0.7];
      const isIn =
        x > other.left &&
        x < other.left + other.width &&
        y > other.top &&
        y < other.top + other.height;
      expect(isIn, `${other.spot} over ${one.spot}`).toBe(false);
    }
});

it('makes every place a target for fingers on the narrowest desk', () => {
  const scale = NARROWEST / TOWN.width;
  expect(boxes.filter(({ width, height }) => Math.min(width, height) * scale <= 44)).toEqual([]);
});

it('leads the score once around the town in thirty spaces', () => {
  expect(trackSpaces(SCORE)).toHaveLength(30);
});
