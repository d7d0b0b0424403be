import { wilson } from '@destrier/bots';
import type { BalanceResult } from '@destrier/bots/balance';
import type { Part, Task } from '../part.js';
import { rowOf, type Goal, type Row } from '../row.js';

type Item = BalanceResult['items'][number];

/** What is judged of a kind of items. */
interface Kind {
  readonly kind: string;
  /** Of all uses of its kind, or of the times it was offered. */
  readonly by: 'kind' | 'offer';
  readonly about: (id: string) => string;
  readonly goal?: Goal;
  /** The goal is not for this one. */
  readonly exempt?: string;
  /** None of them may be used never or always. */
  readonly varied?: true;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'space',
    by: 'kind',
    about: (id) => `pawns on ${id}`,
    goal: { op: '>=', value: 0.02 },
    // What the space of an event offers is another thing each round; the board has eleven besides.
    exempt: 'event',
  },
  {
    kind: 'title',
    by: 'offer',
    about: (id) => `${id} completed`,
    goal: { op: 'in', value: [0.1, 0.6] },
  },
  { kind: 'support', by: 'offer', about: (id) => `${id} hired`, varied: true },
  { kind: 'travel', by: 'offer', about: (id) => `${id} taken`, varied: true },
  { kind: 'knight', by: 'offer', about: (id) => `${id} challenged`, varied: true },
];

/** The glory with which one enters the second duel of the tournament in round 2. */
const SECOND_DUEL = 'second-duel-round-2';
const SECOND_DUEL_GOAL: Goal = { op: 'in', value: [18, 30] };

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

function kindRows(part: string, results: readonly BalanceResult[], shown: Kind): Row[] {
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
function secondDuelRow(part: string, results: readonly BalanceResult[]): Row {
  const samples = results
    .flatMap(({ measures }) => measures.filter(({ id }) => id === SECOND_DUEL))
    .map(({ count, mean, mean95 }) => ({ count, mean, half: (mean95[1] - mean95[0]) / 2 }));
  const n = samples.reduce((sum, { count }) => sum + count, 0);
  const mean = samples.reduce((sum, one) => sum + (one.mean * one.count) / n, 0);
  const half = Math.sqrt(samples.reduce((sum, one) => sum + ((one.half * one.count) / n) ** 2, 0));
  return rowOf({
    id: `${part}.${SECOND_DUEL}`,
    about: 'mean glory on entering the second duel of the tournament in round 2',
    unit: 'glory',
    value: n === 0 ? null : mean,
    interval95: n === 0 ? null : [mean - half, mean + half],
    n,
    goal: SECOND_DUEL_GOAL,
  });
}

/** What is used in the games of the seat statistics of the strong level. */
export function itemsPart(tasks: readonly Task<BalanceResult>[]): Part {
  const id = 'items';
  return {
    id,
    about: 'use of spaces, titles, supports, travel cards and knights in the games of seats.strong',
    tasks,
    rows(found) {
      const results = tasks.map((task) => found(task).result);
      return [secondDuelRow(id, results), ...KINDS.flatMap((kind) => kindRows(id, results, kind))];
    },
  };
}
