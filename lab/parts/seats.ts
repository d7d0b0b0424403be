import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Goal, type Row } from '../row.js';
import { STRONG, type Sizes } from '../sizes.js';
import { balanceTask } from '../tasks/balance.js';
import { counted, same } from './glory.js';
import { itemsPart } from './items.js';

/** How far above its fair share a seat may win. */
const TOLERANCE = 0.04;

/** Judged by the figure itself, or, of fewer games, only by what is proved. */
type By = 'value' | 'low';

function seatRows(
  id: string,
  { seats, items, score, length, finished }: BalanceResult,
  by: By,
): Row[] {
  const line = Number((1 / seats.length + TOLERANCE).toPrecision(4));
  const goal: Goal =
    by === 'low' ? { op: '<=', value: line, of: 'low' } : { op: '<=', value: line };
  const mean = (name: string, about: string, unit: Row['unit'], of: { mean: number }): Row =>
    rowOf({ id: `${id}.${name}`, about, unit, value: of.mean, interval95: null, n: finished });
  return [
    ...seats.map(({ seat, winShare, winShare95 }) =>
      rowOf({
        id: `${id}.seat-${seat + 1}`,
        about: `seat ${seat + 1} of ${seats.length} wins`,
        unit: 'share',
        value: winShare,
        interval95: winShare95,
        n: finished,
        goal,
      }),
    ),
    ...items
      .filter(({ kind, users }) => kind === 'order' && users > 0)
      .map(({ id: place, winShare, winShare95, users }) =>
        rowOf({
          id: `${id}.begins-${place}`,
          about: `who begins ${place} of ${seats.length} wins`,
          unit: 'share',
          value: winShare,
          interval95: winShare95,
          n: users,
          goal,
        }),
      ),
    mean('score', `mean score at ${seats.length}`, 'glory', score),
    mean('length', `decisions of a game of ${seats.length}`, 'decisions', length.decisions),
  ];
}

function seatsPart(id: string, bot: string, by: By, task: Task<BalanceResult>): Part {
  return {
    id,
    about: `who wins among equals (${bot})`,
    tasks: [task],
    rows: (found) => seatRows(id, found(task).result, by),
  };
}

export function seatsParts(sizes: Sizes): readonly Part[] {
  const greedy = [2, 3, 4].map((seats) => {
    const id = `seats.greedy.${seats}`;
    return balanceTask(id, counted(same('greedy', seats), sizes.seatsOfGreedy));
  });
  const strong = [2, 4].map((seats) => {
    const id = `seats.strong.${seats}`;
    return balanceTask(id, counted(same(STRONG, seats), sizes.seatsOfStrong));
  });
  return [
    ...greedy.map((task) => seatsPart(task.id, 'greedy', 'value', task)),
    ...strong.map((task) => seatsPart(task.id, STRONG, 'low', task)),
    itemsPart(strong),
  ];
}
