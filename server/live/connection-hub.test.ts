import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config.js';
import { openServices, person, underWay } from '../tables/testing/services.js';
import { ConnectionHub, type Connection } from './connection-hub.js';

afterEach(() => void vi.useRealTimers());

it('looks after every line, not all at once, until it is gone', async () => {
  const services = await openServices();
  const { limits } = readConfig({});
  const hub = new ConnectionHub({ services, limits, beatMs: 400, report: () => {} });
  const order: string[] = [];
  const lineNo = (no: number): Connection => ({
    send: () => {},
    end: () => {},
    beat: async () => {
      order.push(`line ${no}`);
      setImmediate(() => order.push('others'));
    },
  });
  const gone = lineNo(2);
  for (const line of [lineNo(0), lineNo(1), gone]) hub.add(line);
  hub.remove(gone);
  while (order.length < 8) await wait(5);
  hub.close();
  await services.close();
  const round = ['line 0', 'others', 'line 1', 'others'];
  expect(order.slice(0, 8)).toEqual([...round, ...round]);
});

it('tells who of the players is at a table, and three seconds later who has gone', async () => {
  const services = await openServices();
  const { limits } = readConfig({});
  const hub = new ConnectionHub({ services, limits, beatMs: 60_000, report: () => {} });
  for (const name of ['ann', 'bob', 'cy']) await person(services, name);
  const table = await underWay(services, ['ann', 'bob', 'cy']);
  const told: unknown[] = [];
  const silent: Connection = { send: () => {}, end: () => {}, beat: async () => {} };
  const listening: Connection = {
    ...silent,
    send: (text) => {
      const { kind, seats } = JSON.parse(text) as {
        readonly kind: string;
        readonly seats: unknown;
      };
      if (kind === 'present') told.push(seats);
    },
  };
  const look = (line: Connection, person: string, seat: number | null) =>
    hub.watch(line, { table, person, seat, since: null, at: null });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await look(listening, 'ann', 0);
  expect(told).toEqual([[0]]);
  const stopBob = await look(silent, 'bob', 1);
  // Whoever has a seat and looks on as everybody may is not told of.
  await look(silent, 'cy', null);
  vi.runAllTimers();
  expect(told.at(-1)).toEqual([0, 1]);
  stopBob();
  vi.advanceTimersByTime(2999);
  expect(told.at(-1)).toEqual([0, 1]);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toEqual([0]);
  vi.useRealTimers();
  hub.close();
  await services.close();
});
