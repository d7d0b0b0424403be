import { avalon } from '@destrier/avalon';
import type { AnyCensus, AnyGame, AnyInsight, Box } from '@destrier/engine';
import { ring, tricks, workers } from '@destrier/engine/testgames';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';

/** The games that people play. */
export const BOXES: readonly Box[] = [glory, avalon, hazard];

/** A game as bots and laboratories know it. */
export interface Playable {
  readonly game: AnyGame;
  readonly insight?: AnyInsight;
  readonly census?: AnyCensus;
}

/** Those that people play, and the kernel's own. */
const PLAYABLE: readonly Playable[] = [
  ...BOXES,
  { game: tricks },
  { game: workers },
  { game: ring },
];

/** A game that is known to be there. */
export function playableNamed(id: string): Playable {
  const found = PLAYABLE.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}
