import type { LabGoal } from '@destrier/engine';
import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Row } from '../row.js';
import type { Mode } from '../sizes.js';
import { balanceTask } from '../tasks/balance.js';
import { counted, idIn, levelOf, same, type Laddered } from './jobs.js';
import { itemsPart } from './items.js';

/** How far above its fair share a seat may win. */
const TOLERANCE = 0.04;

type By = Laddered['plan']['seats'][number]['by'];

function seatRows(
  id: string,
  { seats, items, score, length, finished }: BalanceResult,
  by: By,
  unit: string,
): Row[] {
  const line = Number((1 / seats.length + TOLERANCE).toPrecision(4));
  const goal: LabGoal =
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
    mean('score', `mean score at ${seats.length}`, unit, score),
    mean('length', `decisions of a game of ${seats.length}`, 'decisions', length.decisions),
  ];
}

function seatsPart(
  { unit }: Laddered,
  { bot, by }: Laddered['plan']['seats'][number],
  task: Task<BalanceResult>,
): Part {
  return {
    id: task.id,
    about: `who wins among equals (${bot})`,
    tasks: [task],
    rows: (found) => seatRows(task.id, found(task).result, by, unit),
  };
}

export function seatsParts(book: Laddered, mode: Mode): readonly Part[] {
  const statistics = book.plan.seats.map((one) => ({
    one,
    tasks: one.counts.map((seats) =>
      balanceTask(
        idIn(book, `seats.${levelOf(one.bot)}.${seats}`),
        counted(book, same(one.bot, seats), one.games[mode]),
      ),
    ),
  }));
  return [
    ...statistics.flatMap(({ one, tasks }) => tasks.map((task) => seatsPart(book, one, task))),
    itemsPart(book, statistics.at(-1)?.tasks ?? []),
  ];
}
