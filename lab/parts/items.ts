import type { LabItems } from '@destrier/engine';
import { wilson } from '@destrier/bots';
import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Row } from '../row.js';
import { idIn, type Laddered } from './jobs.js';

type Item = BalanceResult['items'][number];

/** The same items of several results, counted together. */
function together(
  results: readonly BalanceResult[],
  kind: string,
): Pick<Item, 'id' | 'offered' | 'used'>[] {
  const sums = new Map<string, { id: string; offered: number; used: number }>();
  for (const { items } of results)
    for (const { id, offered, used } of items.filter((item) => item.kind === kind)) {
      const sum = sums.get(id) ?? { id, offered: 0, used: 0 };
      sums.set(id, { id, offered: sum.offered + offered, used: sum.used + used });
    }
  return [...sums.values()];
}

/** Without the kind that stands before it where two kinds share a name. */
const nameOf = (id: string): string => id.slice(id.indexOf(':') + 1);

function kindRows(part: string, results: readonly BalanceResult[], shown: LabItems): Row[] {
  const { kind, by, about, goal, exempt, varied } = shown;
  const items = together(results, kind);
  const all = items.reduce((sum, { used }) => sum + used, 0);
  const rows = items.map(({ id, offered, used }) => {
    const n = by === 'kind' ? all : offered;
    const share = n === 0 ? null : used / n;
    return rowOf({
      id: `${part}.${kind}.${id}`,
      about: about(nameOf(id)),
      unit: 'share',
      value: share,
      interval95: share === null ? null : wilson(share, n),
      n,
      ...(goal === undefined || id === exempt ? {} : { goal }),
    });
  });
  return varied === undefined ? rows : [uniformRow(part, kind, rows), ...rows];
}

/** How many are taken never or always; what was never offered does not count. */
function uniformRow(part: string, kind: string, rows: readonly Row[]): Row {
  const uniform = rows.filter(({ value }) => value === 0 || value === 1);
  const names = uniform.map(({ id }) => nameOf(id.slice(part.length + kind.length + 2)));
  return rowOf({
    id: `${part}.${kind}`,
    about: `never or always taken when offered${names.length === 0 ? '' : `: ${names.join(', ')}`}`,
    unit: 'items',
    value: uniform.length,
    interval95: null,
    n: rows.filter(({ value }) => value !== null).length,
    goal: { op: '<', value: 1 },
  });
}

/** The mean of all samples together, and its interval. */
function measureRow(
  part: string,
  results: readonly BalanceResult[],
  { plan, unit }: Laddered,
): Row {
  const { id, about, goal } = plan.items.measure;
  const samples = results
    .flatMap(({ measures }) => measures.filter((one) => one.id === id))
    .map(({ count, mean, mean95 }) => ({ count, mean, half: (mean95[1] - mean95[0]) / 2 }));
  const n = samples.reduce((sum, { count }) => sum + count, 0);
  const mean = samples.reduce((sum, one) => sum + (one.mean * one.count) / n, 0);
  const half = Math.sqrt(samples.reduce((sum, one) => sum + ((one.half * one.count) / n) ** 2, 0));
  return rowOf({
    id: `${part}.${id}`,
    about,
    unit,
    value: n === 0 ? null : mean,
    interval95: n === 0 ? null : [mean - half, mean + half],
    n,
    goal,
  });
}

/** What is used in the games of the last seat statistics. */
export function itemsPart(book: Laddered, tasks: readonly Task<BalanceResult>[]): Part {
  const id = idIn(book, 'items');
  const { about, kinds } = book.plan.items;
  return {
    id,
    about,
    tasks,
    rows(found) {
      const results = tasks.map((task) => found(task).result);
      return [
        measureRow(id, results, book),
        ...kinds.flatMap((kind) => kindRows(id, results, kind)),
      ];
    },
  };
}
