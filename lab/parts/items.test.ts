import type { BalanceResult } from '@destrier/bots/balance';
import { expect, it } from 'vitest';
import type { Played, Task } from '../part.js';
import { booksOf } from '../books.js';
import { itemsPart } from './items.js';
import type { Laddered } from './jobs.js';

const book = booksOf().find(({ game }) => game === 'glory') as Laddered;

type Item = BalanceResult['items'][number];

function item(kind: string, id: string, offered: number, used: number): Item {
  const nothing = { source: 'house', users: 0, winShare: 0, useShare: 0, kindShare: 0 } as const;
  const none = [0, 1] as const;
  return {
    ...nothing,
    kind,
    id,
    offered,
    used,
    winShare95: none,
    useShare95: none,
    kindShare95: none,
  };
}

function rowsOf(
  ...samples: { readonly items: Item[]; readonly mean: number; readonly count: number }[]
) {
  const tasks = samples.map((_, i) => ({ id: `t${i}` }) as Task<BalanceResult>);
  const results = samples.map(({ items, mean, count }) => {
    const measure = { id: 'second-duel-round-2', about: '', count, mean, sd: 1 };
    return { items, measures: [{ ...measure, mean95: [mean - 3, mean + 3] }] } as never;
  });
  const found = <R>(task: Task<R>): Played<R> => ({
    result: results[tasks.findIndex((one) => one.id === task.id)] as never,
    games: 1,
    partial: false,
    faults: [],
  });
  return new Map(
    itemsPart(book, tasks)
      .rows(found)
      .map((row) => [row.id, row]),
  );
}

it('counts the same item of several tables together', () => {
  const rows = rowsOf(
    { items: [item('title', 'brave', 10, 1), item('space', 'market', 5, 1)], mean: 20, count: 30 },
    { items: [item('title', 'brave', 30, 3), item('space', 'prayer', 5, 3)], mean: 30, count: 10 },
  );
  expect(rows.get('items.title.brave')).toMatchObject({ value: 0.1, n: 40, met: true });
  expect(rows.get('items.space.market')).toMatchObject({ value: 0.25, n: 4, met: true });
  expect(rows.get('items.second-duel-round-2')).toMatchObject({
    value: 22.5,
    interval95: [22.5 - 2.372, 22.5 + 2.372].map((end) => Number(end.toPrecision(4))),
    n: 40,
    met: true,
  });
});

it('asks two pawns in a hundred of every space of the board, not of the event', () => {
  const rows = rowsOf({
    items: [
      item('space', 'plans', 100, 97),
      item('space', 'space:herald', 100, 2),
      item('space', 'event', 100, 1),
    ],
    mean: 24,
    count: 1,
  });
  expect(rows.get('items.space.space:herald')).toMatchObject({
    about: 'pawns on herald',
    met: true,
  });
  expect(rows.get('items.space.event')).toMatchObject({ value: 0.01, goal: null, met: null });
});

it('finds what is never or always taken, and does not judge what was never offered', () => {
  const sample = (...items: Item[]) => rowsOf({ items, mean: 24, count: 1 }).get('items.support');
  const middling = item('support', 'groom', 10, 5);
  const unseen = item('support', 'jester', 0, 0);
  expect(sample(middling, unseen)).toMatchObject({ value: 0, n: 1, met: true });
  expect(sample(middling, item('support', 'squire', 9, 0))).toMatchObject({ value: 1, met: false });
  expect(sample(middling, item('support', 'smith', 9, 9))?.about).toBe(
    'never or always taken when offered: smith',
  );
});
