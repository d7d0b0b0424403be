import { ALL_SEATS } from './basics.js';
import type { GameTypes, Look } from './look.js';
import type { View } from './secrecy/declare.js';

/** What is known of a table besides its view. */
export interface ViewSetting<T extends GameTypes> {
  readonly content: T['content'];
  readonly seats: number;
  /** Without them nothing may be asked that depends on the options of the table. */
  readonly options?: { readonly [id: string]: string };
}

/**
 * A view as rules look at a state, for boards and drawings. In a view the names of cards stand in the place of cards,
 * so rules that are asked about what lies open answer the same; of what is hidden they must not be asked.
 */
export function lookAt<T extends GameTypes>(
  view: View<T['state'], T['secrecy']>,
  { content, seats: count, options = {} }: ViewSetting<T>,
): Look<T> {
  const seats = ALL_SEATS.slice(0, count);
  const look = {
    s: view,
    content,
    options,
    seats,
    after: (seat: number, places = 1) => (((seat + places) % count) + count) % count,
    name: (card: string) => card,
    find: (place: readonly string[], kind: string) => place.find((card) => card === kind),
    kinds: (place: readonly string[]) => [...new Set(place)],
    all: (place: readonly string[]) => [...place],
    points(): never {
      throw new Error('a view does not tell the causes of points');
    },
  };
  return look as unknown as Look<T>;
}
