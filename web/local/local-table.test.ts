import { Table } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard/page';
import { describe, expect, it } from 'vitest';
import { LocalTable, type LocalSettings } from './local-table.js';
import { HERE } from '../storage/saved.js';
import type { Store } from '../storage/store.js';

const nowhere: Store = {
  lasts: async () => false,
  list: async () => [],
  get: async () => undefined,
  put: async () => {},
  remove: async () => {},
};
const worker = {
  /** A bot that never comes to an end. */
  think: () => new Promise<never>(() => {}),
  reckon: async () => {},
  close: () => {},
};

function opened(counsel: boolean, more: Partial<LocalSettings> = {}): LocalTable {
  return new LocalTable({
    id: 'a',
    kit: { box: hazard, Board: null, ledger: async () => '' },
    table: Table.start(hazard.game, { seats: 2, seed: 'x' }),
    players: [
      { name: 'Ann', who: HERE },
      { name: 'Bob', who: 'greedy' },
    ],
    sitters: (players) =>
      players.map(({ name, who }) => ({
        name,
        who: who === HERE ? 'here' : { bot: who },
        arms: 'Gules',
      })),
    counsel,
    seated: null,
    store: nowhere,
    thinker: worker,
    reckoner: worker,
    adviser: worker,
    pause: async () => {},
    ...more,
  });
}

describe('a table in the page', () => {
  it('gives counsel and hints where that was agreed, and nowhere else', () => {
    const agreed = opened(true);
    expect([agreed.counsel, agreed.hint]).not.toContain(undefined);
    const not = opened(false);
    expect([not.counsel, not.hint]).toEqual([undefined, undefined]);
  });

  it('shows the same moment while a bot thinks, and another after each choice', async () => {
    const table = opened(true);
    const before = table.now();
    const ask = before.moment.asks.find(({ seat }) => seat === 0);
    if (ask === undefined) throw new Error('Ann is asked first');
    const moments = new Set([before.moment]);
    table.subscribe(() => moments.add(table.now().moment));
    expect(await table.choose(ask, 'call 3')).toBeNull();
    expect(table.now()).toMatchObject({ thinking: 1, moment: { seq: 1 } });
    expect(moments.size).toBe(2);
  });

  it('goes back to an earlier moment where one person plays alone, and nowhere else', async () => {
    const table = opened(true);
    const [ask] = table.now().moment.asks;
    if (ask === undefined) throw new Error('Ann is asked first');
    await table.choose(ask, 'call 3');
    table.rewind?.(0);
    const { seq, asks } = table.now().moment;
    expect([seq, asks[0]]).toEqual([0, ask]);
    const two = opened(true, {
      players: [
        { name: 'Ann', who: HERE },
        { name: 'Bob', who: HERE },
      ],
    });
    expect(two.rewind).toBeUndefined();
  });

  it.each([
    ['silver', true],
    ['called', false],
  ])('lets people look at what has ended: where that is %s, it rests: %s', async (event, rests) => {
    const paused: boolean[] = [];
    const thought = { option: 'call 3', considered: [], iterations: 0, win: [] };
    opened(true, {
      kit: { box: hazard, Board: null, ledger: async () => '', rests: [event] },
      players: [
        { name: 'Bob', who: 'greedy' },
        { name: 'Ann', who: HERE },
      ],
      thinker: { ...worker, think: async () => thought },
      pause: (isLong) => {
        paused.push(isLong);
        return new Promise(() => {});
      },
    });
    await expect.poll(() => paused).toEqual([rests]);
  });
});
