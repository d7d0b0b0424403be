import type { Language } from '@destrier/engine';
import type { SeatCard, TableCard } from '@destrier/server/protocol';
import { bearing } from '../people/sitters.js';
import { houseAt } from './house-at.js';

/** Somebody on a seat of a table that is listed. */
export interface Seated {
  readonly seat: number;
  readonly name: string;
  readonly arms: string;
}

export const isTaken = ({ person, bot }: SeatCard): boolean => person !== null || bot !== null;

/** Those at a table by name and arms; bots are of the house. `gone`: what somebody is called who left the server. */
export function seatedAt(
  card: Pick<TableCard, 'id' | 'seats'>,
  language: Language,
  gone: string,
): readonly Seated[] {
  const house = houseAt(card);
  const taken = card.seats.filter(isTaken);
  const sitters = bearing(
    taken.map(({ seat, person, bot }) => {
      const one = house.get(seat);
      if (person === null) {
        const name = one?.name[language] ?? '–';
        return { seat, name, who: { bot: bot ?? '' }, arms: one?.arms, isOfHouse: true };
      }
      return {
        seat,
        name: person.name ?? gone,
        who: 'away',
        arms: person.arms,
        isOfHouse: false,
      };
    }),
  );
  return taken.flatMap(({ seat }, at) => {
    const sitter = sitters[at];
    return sitter === undefined ? [] : { seat, name: sitter.name, arms: sitter.arms };
  });
}
