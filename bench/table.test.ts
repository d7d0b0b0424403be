import { expect, test } from 'vitest';
import type { ReportRow } from './report.js';
import { machineLine, table } from './table.js';

const plain: ReportRow = {
  id: 'ring.plain',
  unit: 'moves/s',
  value: 1_234_567,
  runs: [1_234_567, 999.6, 2_000_000],
  peer: { name: 'slow', version: '1.2.3', value: 1500 },
  ratio: 823,
  goal: { op: '>=', value: 1000 },
  met: false,
};
const copy: ReportRow = {
  id: 'copy',
  unit: 'us',
  value: 2.3456,
  runs: [2.3456],
  peer: null,
  ratio: null,
  goal: { op: '<', value: 10 },
  met: true,
};

test('lists each row with its spread, peer and goal, and a goal that is not met in capitals', () => {
  expect(table([plain, copy]).split('\n')).toEqual([
    'row            median  unit     runs                peer               times better  goal',
    'ring.plain  1 234 567  moves/s  1 000 to 2 000 000  slow 1.2.3: 1 500         823 x  >= 1 000 x NOT MET',
    'copy             2.35  us       2.35 to 2.35                                         < 10 met',
  ]);
});

test('says why a row has no figure, and that its goal is not met', () => {
  const failed = { ...copy, value: null, runs: [], met: false, error: 'no memory' };
  const [, line = ''] = table([failed]).split('\n');
  expect(line).toContain('failed: no memory');
  expect(line).toContain('NOT MET');
});

test('tells what the machine was doing', () => {
  const machine = {
    node: '20.19.0',
    cores: 2,
    loadAverage: [0.5, 0.4, 0.3],
    loadAverageAfter: [1, 0.5, 0.3],
    calibration: 2.125,
  };
  expect(machineLine(machine)).toBe(
    'Node 20.19.0, 2 cores, load average 0.50 0.40 0.30 before and 1.00 0.50 0.30 after, calibration 2.13 ns',
  );
});
