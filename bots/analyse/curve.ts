import type { AnyGame, AnyEvaluation, Table } from '@destrier/engine';
import { chancesAt } from './chances.js';
import { jobOf } from './job.js';
import { momentsOf } from './moments.js';
import type { Stand } from './turning.js';

export { costAt, costsOf, type Judged } from './costs.js';
export type { Decision } from './decision.js';
export { turningPointsOf, type Stand, type TurningPoint } from './turning.js';

/** Roll-outs for a point of a seat's curve. */
const ROLL_OUTS = 12;

/**
 * How each seat's chances stood before each choice and after the last, one after the other: what a page can find out
 * in a minute, without what each decision cost.
 */
export async function* standsOf(
  { game, evaluation }: { readonly game: AnyGame; readonly evaluation?: AnyEvaluation },
  table: Table,
): AsyncGenerator<Stand> {
  for (const { match, seq } of momentsOf(game, jobOf(table, 1))) {
    const win = await chancesAt(match, evaluation, ROLL_OUTS, `moment ${seq}`, () => undefined);
    yield { seq, win };
  }
}
