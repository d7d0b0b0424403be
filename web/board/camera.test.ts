import { describe, expect, it } from 'vitest';
import { cameraOn, fillingScale, isSeen, sightOf } from './camera.js';

const pane = { width: 400, height: 400 };
const picture = { width: 1000, height: 500 };

it('the smallest scale is the one at which no edge of the picture shows', () => {
  expect(fillingScale(pane, picture)).toBe(0.8);
  expect(fillingScale({ width: 1000, height: 100 }, picture)).toBe(1);
});

describe('the camera', () => {
  it('brings a spot into the middle', () => {
    const camera = cameraOn(pane, picture, 2, [500, 250]);
    expect(sightOf(pane, picture, camera)).toEqual({
      left: 400,
      top: 150,
      width: 200,
      height: 200,
    });
  });

  it('stops at the edges', () => {
    const first = sightOf(pane, picture, cameraOn(pane, picture, 1, [0, 0]));
    expect(first).toEqual({ left: 0, top: 0, width: 400, height: 400 });
    const last = sightOf(pane, picture, cameraOn(pane, picture, 1, [1000, 500]));
    expect(last).toEqual({ left: 600, top: 100, width: 400, height: 400 });
  });
});

it('a spot is seen from its margin on', () => {
  const sight = { left: 100, top: 0, width: 400, height: 400 };
  expect(isSeen(sight, [120, 200], 20)).toBe(true);
  expect(isSeen(sight, [119, 200], 20)).toBe(false);
  expect(isSeen(sight, [480, 380], 20)).toBe(true);
  expect(isSeen(sight, [480, 381], 20)).toBe(false);
});
