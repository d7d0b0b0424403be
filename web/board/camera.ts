import type { Spot } from '../art/outline.js';

/** What is seen of a picture that is larger than its pane. All measures are pixels of the picture at scale 1. */

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How the picture is moved: first scaled about its middle, then pushed, in its own measure. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Sight extends Extent {
  readonly left: number;
  readonly top: number;
}

/** The smallest scale at which the picture fills its pane. */
export function fillingScale(pane: Extent, picture: Extent): number {
  return Math.max(pane.width / picture.width, pane.height / picture.height);
}

/** The part of the picture that is seen. */
export function sightOf(pane: Extent, picture: Extent, { scale, x, y }: Camera): Sight {
  const [midX, midY] = [picture.width / 2, picture.height / 2];
  return {
    left: midX - midX / scale - x,
    top: midY - midY / scale - y,
    width: pane.width / scale,
    height: pane.height / scale,
  };
}

/** Where the camera must be for a spot to be in the middle, as far as the edges of the picture allow it. */
export function cameraOn(pane: Extent, picture: Extent, scale: number, [atX, atY]: Spot): Camera {
  const along = (room: number, length: number, at: number): number => {
    const seen = room / scale;
    const start = Math.max(0, Math.min(length - seen, at - seen / 2));
    return length / 2 - length / 2 / scale - start;
  };
  return {
    scale,
    x: along(pane.width, picture.width, atX),
    y: along(pane.height, picture.height, atY),
  };
}

/** Whether a spot is seen, and not at the very edge. */
export function isSeen({ left, top, width, height }: Sight, [x, y]: Spot, margin: number): boolean {
  const isIn = (at: number, from: number, length: number): boolean =>
    at >= from + margin && at <= from + length - margin;
  return isIn(x, left, width) && isIn(y, top, height);
}
