/** Where shields stand on the score track. */

export interface Scorer {
  readonly who: number;
  readonly glory: number;
}

interface Standing extends Scorer {
  /** From the start of the track to its end, 0 to 1. */
  readonly at: number;
  /** Who stands close to another goes one row down. */
  readonly row: number;
}

/** The track is shown from a full ten to a full ten, so that nobody stands at its edge. */
const TEN = 10;
/** Two shields nearer to each other than this share of the track would cover each other. */
const NEAR = 0.07;

/** The tens at both ends of what is shown of the track. */
export function trackEnds(scorers: readonly Scorer[]): readonly [first: number, last: number] {
  const scores = scorers.map(({ glory }) => glory);
  const first = Math.floor(Math.min(...scores) / TEN) * TEN;
  return [first, Math.floor(Math.max(...scores) / TEN) * TEN + TEN];
}

export function standings(scorers: readonly Scorer[]): Standing[] {
  const [first, last] = trackEnds(scorers);
  const placed: Standing[] = [];
  for (const { who, glory } of scorers.toSorted((a, b) => b.glory - a.glory)) {
    const at = (glory - first) / (last - first);
    const near = placed.filter((other) => Math.abs(other.at - at) < NEAR);
    let row = 0;
    while (near.some((other) => other.row === row)) row++;
    placed.push({ who, glory, at, row });
  }
  return placed;
}
