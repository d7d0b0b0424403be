import type { GameEvent } from '@destrier/engine';
import type { GameKit } from '../games/kit.js';
import { goesOn, isAnswered, isAsked } from './answered.js';
import type { Moment } from './link.js';

/** What can be heard at a table: dice, a coin, a card, a pawn, a lance that breaks; that a choice was sent, that it is one's turn. */
export type Sound = 'dice' | 'coin' | 'card' | 'wood' | 'lance' | 'seal' | 'turn';

/** What is heard, and after how many milliseconds. */
export interface TimedSound {
  readonly sound: Sound;
  readonly at: number;
}

/**
 * What is heard when a moment follows another. What moves is heard when it lands:
 * `landings` has the milliseconds until then.
 */
export function soundsOf(
  before: Moment,
  after: Moment,
  sounds: GameKit['sounds'] = {},
  landings: ReadonlyMap<GameEvent, number> = new Map(),
): readonly TimedSound[] {
  // Whoever takes the screen, or takes a choice back, has heard it already.
  if (!goesOn(before, after)) return [];
  const told = after.events.slice(before.events.length).flatMap((event) => {
    const sound = sounds[event.name];
    return sound === undefined ? [] : [{ sound, at: landings.get(event) ?? 0 }];
  });
  const ends = Math.max(0, ...landings.values());
  return [
    ...(isAnswered(before, after) ? [{ sound: 'seal', at: 0 } as const] : []),
    ...firstOfEach(told),
    ...(isAsked(after) && !isAsked(before) ? [{ sound: 'turn', at: ends } as const] : []),
  ];
}

/** Many coins at once are one sound. */
function firstOfEach(told: readonly TimedSound[]): readonly TimedSound[] {
  return told.filter(({ sound }, nth) => told.findIndex((one) => one.sound === sound) === nth);
}
