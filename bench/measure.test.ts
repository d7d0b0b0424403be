import { describe, expect, test } from 'vitest';
import { measure, type Plan } from './measure.js';

/** Rows that write down when they run, and return 1, 2, 3, … */
function rowsWith(log: string[], failing: { start?: string; run?: string } = {}): Plan {
  return {
    rounds: 2,
    msPerRun: 7,
    warmUpMs: 9,
    say: () => {},
    start: async (id) => {
      if (failing.start === id) throw new Error('cannot start');
      let runs = 0;
      return {
        run: async (ms) => {
          if (failing.run === id && runs === 1) throw new Error('broke');
          log.push(`${id} ${ms}`);
          return runs++;
        },
        stop: () => log.push(`${id} stopped`),
      };
    },
  };
}

describe('measuring', () => {
  test('runs the rows in turn, warms up first and does not count that', async () => {
    const log: string[] = [];
    const samples = await measure(['a', 'b'], rowsWith(log));
    expect(log.slice(0, 6)).toEqual(['a 9', 'b 9', 'a 7', 'b 7', 'a 7', 'b 7']);
    expect(log.slice(6)).toEqual(['a stopped', 'b stopped']);
    expect(samples.get('a')).toEqual({ runs: [1, 2] });
    expect(samples.get('b')).toEqual({ runs: [1, 2] });
  });

  test('goes on without a row that cannot start', async () => {
    const log: string[] = [];
    const samples = await measure(['a', 'b'], rowsWith(log, { start: 'a' }));
    expect(samples.get('a')).toEqual({ runs: [], error: 'cannot start' });
    expect(samples.get('b')).toEqual({ runs: [1, 2] });
    expect(log).toEqual(['b 9', 'b 7', 'b 7', 'b stopped']);
  });

  test('goes on without a row that breaks, whose runs so far do not count', async () => {
    const log: string[] = [];
    const samples = await measure(['a', 'b'], rowsWith(log, { run: 'a' }));
    expect(samples.get('a')).toEqual({ runs: [], error: 'broke' });
    expect(log).toEqual(['a 9', 'b 9', 'a stopped', 'b 7', 'b 7', 'b stopped']);
  });
});
