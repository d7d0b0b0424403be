import type { Seat } from './basics.js';

/** Points by their causes. */
export type ByCause = { readonly [cause: string]: number };

/** Where the points of a cause stand in a tally; tables of one kind share what has come up so far. */
export type Causes = Map<string, number>;

/** The points of all seats by their causes. In one list, because search copies it all the time. */
export class Tally {
  readonly #seats: number;
  readonly #causes: Causes;
  /** The seats' points by the first cause, by the second, …; null where a seat has never scored by it. */
  readonly #points: (number | null)[];

  constructor(seats: number, causes: Causes, points: (number | null)[] = []) {
    this.#seats = seats;
    this.#causes = causes;
    this.#points = points;
  }

  /** The same points, independent from now on. */
  copy(): Tally {
    return new Tally(this.#seats, this.#causes, this.#points.slice());
  }

  add(seat: Seat, cause: string, points: number): void {
    const at = this.#columnOf(cause) + seat;
    while (this.#points.length <= at) this.#points.push(null);
    this.#points[at] = (this.#points[at] ?? 0) + points;
  }

  #columnOf(cause: string): number {
    const known = this.#causes.get(cause);
    if (known !== undefined) return known;
    const column = this.#causes.size * this.#seats;
    this.#causes.set(cause, column);
    return column;
  }

  /** All points of a seat together. */
  sumOf(seat: Seat): number {
    let sum = 0;
    for (let at: number = seat; at < this.#points.length; at += this.#seats)
      sum += this.#points[at] ?? 0;
    return sum;
  }

  /** The points of each seat by cause. */
  ledger(): ByCause[] {
    const ledger: Record<string, number>[] = [];
    for (let seat = 0; seat < this.#seats; seat++) ledger.push({});
    for (const [cause, column] of this.#causes)
      for (const [seat, causes] of ledger.entries()) {
        const points = this.#points[column + seat] ?? null;
        if (points !== null) causes[cause] = points;
      }
    return ledger;
  }
}

/** A tally with these points and no others. */
export function tallyOf(ledger: readonly ByCause[], causes: Causes): Tally {
  const tally = new Tally(ledger.length, causes);
  for (const [seat, points] of ledger.entries())
    for (const [cause, sum] of Object.entries(points)) tally.add(seat as Seat, cause, sum);
  return tally;
}
