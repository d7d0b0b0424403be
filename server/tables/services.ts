import type { AnyGame } from '@destrier/engine';
import type { PackSchema } from '@destrier/engine/pack';
import type { Throttle } from '../people/throttle.js';
import { Refused } from '../refused.js';
import type { Rooms } from '../rooms/rooms.js';
import type { Storage } from '../storage/storage.js';
import type { Seating } from './seating.js';

/** A game that tables can be opened for. */
export interface Offered {
  readonly game: AnyGame;
  readonly pack?: PackSchema;
}

/** What everything about tables needs. */
export interface TableServices {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly seating: Seating;
  readonly games: readonly Offered[];
  readonly throttle: Throttle;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function gameNamed(games: readonly Offered[], id: string): Offered {
  const found = games.find(({ game }) => game.id === id);
  if (found === undefined) throw new Refused('game.unknown');
  return found;
}
