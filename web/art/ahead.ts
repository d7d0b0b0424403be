import { idle } from '../parts/idle.js';
import type { Drawing } from './drawing.js';
import { imageOf } from './image.js';
import { lightNow } from './light.js';

/** Draws what will be shown soon, one step at a time while nothing else is to be done: then nobody waits for the pen. */
export async function drawAhead(drawings: readonly (() => Drawing)[]): Promise<void> {
  for (const drawn of drawings) {
    await idle();
    const drawing = drawn();
    await idle();
    imageOf(drawing, lightNow());
  }
}
