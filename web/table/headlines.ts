import type { GameEvent, Viewer } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { GameKit } from '../games/kit.js';

/** So many are told: the question comes first. */
const TOLD_AT_MOST = 2;

/** What matters most of what has happened since the viewer chose, in words. */
export function headlinesOf(
  { headlines = {} }: Pick<GameKit, 'headlines'>,
  happened: readonly GameEvent[],
  viewer: Viewer,
  speaker: Speaker,
): readonly string[] {
  return happened
    .filter(({ name, params }) => {
      const told = headlines[name];
      return told === 'all' || (told === 'others' && doerOf(params) !== viewer);
    })
    .slice(-TOLD_AT_MOST)
    .map((event) => speaker.event(event));
}

/** Games call whoever does something by the one or the other. */
const doerOf = (params: GameEvent['params']): unknown => params['who'] ?? params['seat'];
