import type { Seen } from '@destrier/avalon/page';

export interface InForce {
  readonly place: string;
  /** Null between two rounds of Absolute Chaos. */
  readonly host: number | null;
}

/** The places with their hosts: of Nimue and the Stone Circle, or that of Absolute Chaos, which the next one follows. */
export function placesInForce({
  powers,
  place,
}: Pick<Seen, 'powers' | 'place'>): readonly InForce[] {
  const hosted = powers.filter(({ rank }) => rank === 'place');
  const places = hosted.map(({ card, seat }) => ({ place: card, host: seat }));
  const isLeft = place !== '' && !places.some((one) => one.place === place);
  return isLeft ? [{ place, host: null }, ...places] : places;
}
