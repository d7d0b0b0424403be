import { rivalOf, scoresIn, type SeatResult, type Table } from '@destrier/engine';

type Rival = NonNullable<ReturnType<typeof rivalOf>>;

/** A rival without a seat, with where its points came from. */
export interface RivalResult extends Rival {
  readonly breakdown: SeatResult['breakdown'];
}

/** The kernel counts the points of seats alone; those of a rival are told. */
export function rivalResultOf(table: Table): RivalResult | undefined {
  const rival = rivalOf(table.match);
  if (rival === undefined) return undefined;
  const breakdown: Record<string, number> = {};
  for (const { params } of scoresIn(table.events('all'))) {
    const { who, cause, points } = params;
    if (who === rival.name) breakdown[cause] = (breakdown[cause] ?? 0) + points;
  }
  return { ...rival, breakdown };
}
