/** A place of a view: its cards, or only how many there are. */
export type SeenPlace = readonly string[] | { readonly count: number };

/** How many cards lie in a place, whether one may see them or not. */
export function countOf(place: SeenPlace): number {
  return 'count' in place ? place.count : place.length;
}

/** The cards of a place as far as one may see them: none where it is hidden. */
export function knownIn(place: SeenPlace): readonly string[] {
  return 'count' in place ? [] : place;
}
