import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { openServices } from '../tables/testing/services.js';
import { ConnectionHub, type Connection } from './connection-hub.js';

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
