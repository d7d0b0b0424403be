import { ownAsks, questionKey } from './choices.js';
import type { Moment } from './link.js';

/** Whether something is asked of the viewer; what may be done besides is no question. */
export function isAsked({ asks, viewer }: Moment): boolean {
  return asks.some(({ seat, kind }) => seat === viewer && kind !== 'aside');
}

/** Whether a moment follows another by going on: at the same screen, and nothing was taken back. */
export function goesOn(before: Moment, after: Moment): boolean {
  return before.viewer === after.viewer && after.seq >= before.seq;
}

/** Whether the viewer has answered what was asked. */
export function isAnswered(before: Moment, after: Moment): boolean {
  const [asked, next] = [before, after].map(({ asks, viewer }) =>
    questionKey(ownAsks(asks, viewer)),
  );
  return isAsked(before) && after.seq > before.seq && asked !== next;
}
