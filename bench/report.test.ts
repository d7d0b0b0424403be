import { describe, expect, test } from 'vitest';
import { isMet, median, report, toJson, type Machine } from './report.js';
import type { Sample } from './measure.js';
import type { Row } from './row.js';

const prepare = (): (() => number) => () => 0;
const slowPeer = { name: 'slow', version: '1.2.3', rows: ['slow.a', 'slow.b'] };

const machine: Machine = {
  node: '20.19.0',
  cores: 2,
  loadAverage: [0.5, 0.4, 0.3],
  loadAverageAfter: [1, 0.5, 0.3],
  calibration: 2,
};

describe('median', () => {
  test('is the middle one, in whatever order the runs came', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([100, 20, 3])).toBe(20);
  });

  test('lies between the middle two of an even number', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  test('of nothing is nothing', () => {
    expect(median([])).toBeNull();
  });

  test('leaves the runs in their order', () => {
    const runs = [3, 1, 2];
    median(runs);
    expect(runs).toEqual([3, 1, 2]);
  });
});

describe('a goal', () => {
  test('of at least 40 is met by 40, not by a little less', () => {
    expect(isMet({ op: '>=', value: 40 }, 40)).toBe(true);
    expect(isMet({ op: '>=', value: 40 }, 39.9)).toBe(false);
  });

  test('of under 10 is met by a little less than 10, not by 10', () => {
    expect(isMet({ op: '<', value: 10 }, 9.9)).toBe(true);
    expect(isMet({ op: '<', value: 10 }, 10)).toBe(false);
  });

  test('is not met by a value that is missing', () => {
    expect(isMet({ op: '<', value: 10 }, null)).toBe(false);
    expect(isMet({ op: '>=', value: 10 }, null)).toBe(false);
  });
});

describe('a row of the report', () => {
  const slow = new Map([
    ['slow.a', { runs: [1, 2, 3] }],
    ['slow.b', { runs: [5, 4, 6] }],
  ]);

  test('without a peer has its median against its goal, and null for what does not apply', () => {
    const row: Row = { id: 'copy', unit: 'us', goal: { op: '<', value: 10 }, prepare };
    expect(report([row], new Map([['copy', { runs: [8, 9, 100] }]]))).toEqual([
      {
        id: 'copy',
        unit: 'us',
        value: 9,
        runs: [8, 9, 100],
        peer: null,
        ratio: null,
        goal: { op: '<', value: 10 },
        met: true,
      },
    ]);
  });

  test('with a peer is held against the best of its rows: the fastest rate', () => {
    const row: Row = {
      id: 'fast',
      unit: 'moves/s',
      goal: { op: '>=', value: 41 },
      peer: slowPeer,
      prepare,
    };
    const [found] = report([row], new Map([...slow, ['fast', { runs: [200] }]]));
    expect(found).toMatchObject({
      peer: { name: 'slow', version: '1.2.3', value: 5 },
      ratio: 40,
      met: false,
    });
  });

  test('with a peer is held against the best of its rows: the least cost', () => {
    const row: Row = { id: 'fast', unit: 'ns', peer: slowPeer, prepare };
    const [found] = report([row], new Map([...slow, ['fast', { runs: [0.5] }]]));
    expect(found).toMatchObject({ peer: { value: 2 }, ratio: 4, goal: null, met: null });
  });

  test('is still compared when one of the rows of the peer failed, but not when all did', () => {
    const row: Row = {
      id: 'fast',
      unit: 'ns',
      goal: { op: '>=', value: 1 },
      peer: slowPeer,
      prepare,
    };
    const fast: [string, Sample] = ['fast', { runs: [1] }];
    const failed = { runs: [], error: 'not installed' };
    const one = report([row], new Map<string, Sample>([...slow, ['slow.a', failed], fast]));
    expect(one[0]).toMatchObject({ peer: { value: 5 }, ratio: 5, met: true });
    const none = report(
      [row],
      new Map<string, Sample>([['slow.a', failed], ['slow.b', failed], fast]),
    );
    expect(none[0]).toMatchObject({ value: 1, peer: { value: null }, ratio: null, met: false });
  });

  test('that failed says why and has no value', () => {
    const row: Row = { id: 'copy', unit: 'us', goal: { op: '<', value: 10 }, prepare };
    const [found] = report([row], new Map([['copy', { runs: [], error: 'no memory' }]]));
    expect(found).toMatchObject({ value: null, runs: [], met: false, error: 'no memory' });
  });
});

describe('the line of JSON', () => {
  const row: Row = { id: 'copy', unit: 'us', goal: { op: '<', value: 10 }, prepare };

  test('is one line with the head, the rows and the machine', () => {
    const line = toJson(report([row], new Map([['copy', { runs: [12.34567] }]])), machine);
    expect(line).toBe(
      '{"contract":1,"command":"bench","ok":true,"rows":[{"id":"copy","unit":"us","value":12.35,' +
        '"runs":[12.35],"peer":null,"ratio":null,"goal":{"op":"<","value":10},"met":false}],' +
        '"machine":{"node":"20.19.0","cores":2,"loadAverage":[0.5,0.4,0.3],' +
        '"loadAverageAfter":[1,0.5,0.3],"calibration":2}}',
    );
  });

  test('says ok although a goal is not met, but not if a row failed', () => {
    const failed = report([row], new Map([['copy', { runs: [], error: 'no memory' }]]));
    expect(toJson(failed, machine)).toMatch(/^\{"contract":1,"command":"bench","ok":false/);
  });
});
