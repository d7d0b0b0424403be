import type { MatchData, Row, SavedTable, Seed, Table } from '@destrier/engine';

/** A game to be looked at, as plain data, so that threads can be told. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: string };
  /** The content of a pack. */
  readonly content: object | null;
  readonly seed: Seed | string;
  /** Where the choices begin, if not at the set-up. */
  readonly origin: MatchData | null;
  /** Choices that were made before these. */
  readonly before: number;
  readonly rows: readonly Pick<Row, 'seat' | 'option'>[];
  /** For each decision. */
  readonly iterations: number;
}

export function jobOf(table: Table, iterations: number): Job {
  const { game, content } = table.prepared;
  const { seats, options, seed, origin, rows } = JSON.parse(table.save()) as SavedTable;
  return {
    game: game.id,
    seats,
    options,
    content: content === (game.content as object) ? null : content,
    seed,
    origin,
    before: table.match.n - rows.length,
    rows: rows.map(({ seat, option }) => ({ seat, option })),
    iterations,
  };
}
