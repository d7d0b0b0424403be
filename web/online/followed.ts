import type { Seat } from '@destrier/engine';
import type { Clock, Step } from '@destrier/server/protocol';
import type { GameKit } from '../games/kit.js';

/** Whether a step waits its turn to be seen: bots are followed one by one, but not while one's own clock runs. */
export function isFollowed(
  { deed, bots, clock: { running } }: Pick<Step, 'deed' | 'bots' | 'clock'>,
  own: Seat | null,
  clock: Clock,
): boolean {
  const isBot = deed.kind === 'choice' && (bots[deed.seat] ?? null) !== null;
  const isCounted = clock.kind === 'live' && running.some((seat) => seat === own);
  return isBot && !isCounted && document.visibilityState === 'visible';
}

/** Whether something ended that people want to look at. */
export function isResting(events: Step['events'], { rests = [] }: Pick<GameKit, 'rests'>): boolean {
  return events.some(({ name }) => rests.includes(name));
}
