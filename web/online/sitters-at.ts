import type { Language, Seat } from '@destrier/engine';
import type { Scene, TableCard } from '@destrier/server/protocol';
import { bearing, type Comer } from '../people/sitters.js';
import type { Sitter } from '../table/link.js';
import { houseAt } from './house-at.js';

/** Who sits at a table of the server, as somebody on a seat, or on none, calls them; bots are of the house. */
export function sittersAt(
  card: TableCard,
  seen: {
    readonly seat: Seat | null;
    readonly bots: Scene['bots'];
    readonly language: Language;
  },
): readonly Sitter[] {
  const house = houseAt(card);
  return bearing(
    card.seats.map(({ seat, person, bot }): Comer => {
      const standIn = seen.bots[seat] ?? bot;
      const own = house.get(seat);
      const name = person?.name ?? own?.name[seen.language] ?? '–';
      const arms = person === null ? own?.arms : person.arms;
      const isOfHouse = person === null;
      if (standIn !== null) return { seat, name, who: { bot: standIn }, arms, isOfHouse };
      return { seat, name, who: seat === seen.seat ? 'here' : 'away', arms, isOfHouse };
    }),
  );
}
