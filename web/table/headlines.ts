import { actorIn, type GameEvent, type Viewer } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { GameKit } from '../games/kit.js';

/** So many are told: the question comes first. */
const TOLD_AT_MOST = 2;

/** What matters most of what has happened since the viewer chose, in words. */
export function headlinesOf(
  { box, headlines = {} }: Pick<GameKit, 'box' | 'headlines'>,
  happened: readonly GameEvent[],
  viewer: Viewer,
  speaker: Speaker,
): readonly string[] {
  return happened
    .filter((event) => {
      const told = headlines[event.name];
      return told === 'all' || (told === 'others' && actorIn(box.game.events, event) !== viewer);
    })
    .slice(-TOLD_AT_MOST)
    .map((event) => speaker.event(event));
}
