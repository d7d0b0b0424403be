import type { TableCard } from '@destrier/server/protocol';
import { companyOf, HOUSE, type HousePerson } from '../people/house.js';

/** Who of the house sits on the seats of bots: the same for everybody who looks, and nobody who is called like a player. */
export function houseAt({
  id,
  seats,
}: Pick<TableCard, 'id' | 'seats'>): ReadonlyMap<number, HousePerson> {
  const names = seats.flatMap(({ person }) => person?.name ?? []);
  const free = companyOf(id, HOUSE.length).filter(
    ({ name }) => !Object.values(name).some((one) => names.includes(one)),
  );
  // A seat that somebody leaves must not change who sits on the others.
  const bots = seats.flatMap(({ seat, person, bot }) =>
    person === null && bot !== null ? seat : [],
  );
  return new Map(
    bots.flatMap((seat) => {
      const one = free[seat % free.length];
      return one === undefined ? [] : [[seat, one] as const];
    }),
  );
}
