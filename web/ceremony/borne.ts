import type { Sitter } from '../table/link.js';
import type { ArmsBearer, Ceremony } from './ceremony.js';

/** The same ceremony, with people in the arms that they bear themselves. */
export function borneAt(ceremony: Ceremony, sitters: readonly Sitter[]): Ceremony {
  const own = <B extends ArmsBearer>(bearer: B): B => {
    const arms = typeof bearer.who === 'number' ? sitters[bearer.who]?.arms : undefined;
    return arms === undefined ? bearer : { ...bearer, blazon: arms };
  };
  switch (ceremony.kind) {
    case 'duel':
      return { ...ceremony, winner: own(ceremony.winner), loser: own(ceremony.loser) };
    case 'round':
      return { ...ceremony, gains: ceremony.gains.map(own) };
    case 'tournament':
      return { ...ceremony, winner: own(ceremony.winner), beaten: ceremony.beaten.map(own) };
    case 'reckoning':
      return { ...ceremony, seats: ceremony.seats.map(own) };
    case 'legend':
      // It tells of the hero.
      return ceremony;
  }
}
