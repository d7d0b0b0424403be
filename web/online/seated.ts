import type { Language } from '@destrier/engine';
import type { SeatCard, TableCard } from '@destrier/server/protocol';
import { bearing } from '../people/sitters.js';
import { houseAt } from './house-at.js';

/** Somebody on a seat of a table that is listed. */
export interface Seated {
  readonly seat: number;
  readonly name: string;
  /** What they bear; without it, what their seat bears. */
  readonly arms?: string | undefined;
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
      if (person === null)
        return { name: one?.name[language] ?? '–', who: { bot: bot ?? '' }, arms: one?.arms };
      return { name: person.name ?? gone, who: 'away', arms: person.arms };
    }),
  );
  return taken.flatMap(({ seat }, at) => {
    const sitter = sitters[at];
    return sitter === undefined ? [] : { seat, name: sitter.name, arms: sitter.arms };
  });
}
