/** The server's measure begins at 0 and moves by less than 1: people read it on a scale that begins at 1500. */
const START = 1500;
const STEP = 24;
/** Before so many games it is more a guess than a rating. */
const SETTLED = 10;

export function ratingOf({ ordinal }: { readonly ordinal: number }): number {
  return Math.round(START + STEP * ordinal);
}

export function isProvisional({ games }: { readonly games: number }): boolean {
  return games < SETTLED;
}
