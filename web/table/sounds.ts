import type { GameKit } from '../games/kit.js';
import type { Moment } from './link.js';

/** What can be heard at a table. */
export type Sound = 'dice' | 'card' | 'turn';

/** What is heard when a moment follows another, in this order; nothing of what was there when one came. */
export function soundsOf(
  before: Moment | null,
  after: Moment,
  sounds: GameKit['sounds'] = {},
): readonly Sound[] {
  // Whoever takes the screen, or takes a choice back, has heard it already.
  if (before === null || before.viewer !== after.viewer || after.seq < before.seq) return [];
  const told = after.events.slice(before.events.length).map(({ name }) => sounds[name]);
  const isTurn = isAsked(after) && !isAsked(before);
  const heard = (['dice', 'card'] as const).filter((sound) => told.includes(sound));
  return isTurn ? [...heard, 'turn'] : heard;
}

function isAsked({ asks, viewer }: Moment): boolean {
  return asks.some(({ seat, kind }) => seat === viewer && kind !== 'aside');
}
