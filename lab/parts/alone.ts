import type { LabSeries, LabTarget } from '@destrier/engine';
import { wilson } from '@destrier/bots';
import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Row } from '../row.js';
import type { Mode } from '../sizes.js';
import { balanceTask } from '../tasks/balance.js';
import { counted, idIn, type Laddered } from './jobs.js';

function targetPart(book: Laddered, target: LabTarget, mode: Mode): Part {
  const id = idIn(book, target.id);
  const { about, bot, options, games, goals, row } = target;
  const task = balanceTask(id, counted(book, [bot], games[mode], options));
  return {
    id,
    about: `${about} (${bot})`,
    tasks: [task],
    rows(found) {
      const { score, finished } = found(task).result;
      return goals.map(({ reached, goal }) => {
        const those = score.distribution.filter((one) => one.score >= reached);
        const share = those.reduce((sum, { seats }) => sum + seats, 0) / Math.max(1, finished);
        return rowOf({
          id: `${id}.${reached}`,
          about: row(reached),
          unit: 'share',
          value: finished === 0 ? null : share,
          interval95: wilson(share, finished),
          n: finished,
          goal,
        });
      });
    },
  };
}

function winRow(
  { name, goal }: LabSeries,
  { id }: Task<BalanceResult>,
  { seats, finished }: BalanceResult,
): Row {
  const [seat] = seats;
  return rowOf({
    id,
    about: `${name}, ${id.split('.').at(-1)}: won`,
    unit: 'share',
    value: seat === undefined || finished === 0 ? null : seat.winShare,
    interval95: seat?.winShare95 ?? null,
    n: finished,
    goal,
  });
}

/** By how much the share falls from one difficulty to the next, with Newcombe's interval. */
export function fallRow(id: string, about: string, easier: Row, harder: Row): Row {
  const known = [easier, harder].every(
    ({ value, interval95 }) => value !== null && interval95 !== null,
  );
  const [from, to] = [easier.value ?? 0, harder.value ?? 0];
  const [low, high] = easier.interval95 ?? [0, 1];
  const [lowest, highest] = harder.interval95 ?? [0, 1];
  const fall = from - to;
  return rowOf({
    id,
    about,
    unit: 'share',
    value: known ? fall : null,
    interval95: known
      ? [fall - Math.hypot(from - low, highest - to), fall + Math.hypot(high - from, to - lowest)]
      : null,
    n: Math.min(easier.n, harder.n),
    goal: { op: '>', value: 0 },
  });
}

function seriesPart(book: Laddered, series: LabSeries, mode: Mode): Part {
  const id = idIn(book, series.id);
  const { name, about, bot, options, by, games } = series;
  const tasks = by.values.map((value) =>
    balanceTask(
      `${id}.${value}`,
      counted(book, [bot], games[mode], { ...options, [by.option]: value }),
    ),
  );
  return {
    id,
    about: `${about} (${bot})`,
    tasks,
    rows(found) {
      const rows = tasks.map((task) => winRow(series, task, found(task).result));
      const falls = rows.slice(1).map((harder, i) => {
        const easier = rows[i] ?? harder;
        const [from, to] = [by.values[i] ?? '', by.values[i + 1] ?? ''];
        return fallRow(`${id}.${from}-${to}`, `${name}: ${from} less ${to}`, easier, harder);
      });
      return [...rows, ...falls];
    },
  };
}

/** The parts in which one plays alone. */
export function aloneParts(book: Laddered, mode: Mode): readonly Part[] {
  return [
    ...book.plan.targets.map((target) => targetPart(book, target, mode)),
    ...book.plan.series.map((series) => seriesPart(book, series, mode)),
  ];
}
