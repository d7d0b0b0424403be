import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { openHall } from '../tables/testing/hall.js';
import { Live, type Line } from './live.js';

it('looks after every line, not all at once, until it is gone', async () => {
  const hall = await openHall();
  const { limits } = readConfig({});
  const live = new Live({ hall, limits, beatMs: 400, report: () => {} });
  const order: string[] = [];
  const lineNo = (no: number): Line => ({
    send: () => {},
    end: () => {},
    beat: async () => {
      order.push(`line ${no}`);
      setImmediate(() => order.push('others'));
    },
  });
  const gone = lineNo(2);
  for (const line of [lineNo(0), lineNo(1), gone]) live.add(line);
  live.remove(gone);
  while (order.length < 8) await wait(5);
  live.close();
  await hall.close();
  const round = ['line 0', 'others', 'line 1', 'others'];
  expect(order.slice(0, 8)).toEqual([...round, ...round]);
});
