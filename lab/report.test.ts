import { expect, it } from 'vitest';
import { exitCode, toJson, toText, type Found, type Machine } from './report.js';
import { rowOf } from './row.js';
import type { Outcome } from './work.js';

const machine: Machine = {
  node: '20.19.0',
  cores: 2,
  loadAverage: [1, 1, 1],
  loadAverageAfter: [2, 2, 2],
  calibration: null,
};

const outcome: Outcome = {
  part: { id: 'a', about: 'a part', tasks: [], rows: () => [] },
  rows: [
    rowOf({
      id: 'a.x',
      about: 'it',
      unit: 'share',
      value: 0.05,
      interval95: [0.02, 0.1],
      n: 100,
      goal: { op: '>=', value: 0.1 },
    }),
  ],
  partial: false,
  faults: [],
};
const good: Found = { outcomes: [outcome], comparisons: null, partial: false, wrote: [] };
const compared = (verdict: 'agrees' | 'apart' | 'disagrees'): Found => ({
  ...good,
  comparisons: [{ id: 'a.x', verdict, words: '5 % beside 6 %' }],
});

it('a goal that is not met is printed, and does not fail the command', () => {
  expect(exitCode(good)).toBe(0);
  expect(toText(good)).toContain('Not met:\n  a.x: 5.0 % (at least 10.0 %: not met)');
});

it('a figure that disagrees fails; one that is only apart does not', () => {
  expect(exitCode(compared('agrees'))).toBe(0);
  expect(exitCode(compared('apart'))).toBe(0);
  expect(exitCode(compared('disagrees'))).toBe(1);
  expect(toText(compared('disagrees'))).toContain('DISAGREE:\n  a.x: 5 % beside 6 %');
});

it('a broken game fails, and a run that was stopped is partial', () => {
  const broken = { ...good, outcomes: [{ ...outcome, faults: ['a: seed 7: no end'] }] };
  expect(exitCode({ ...broken, partial: true })).toBe(1);
  expect(toText(broken)).toContain('Games that broke:\n  a: seed 7: no end');
  expect(exitCode({ ...good, partial: true })).toBe(4);
});

it('the JSON is one line with the rows of the contract', () => {
  const line = toJson({ ...good, partial: true }, machine);
  expect(line).toMatch(/^{"contract":1,"command":"lab","ok":true,"partial":true,"rows":\[/);
  expect(line).not.toContain('\n');
  expect((JSON.parse(line) as { rows: object[] }).rows).toEqual([
    {
      id: 'a.x',
      unit: 'share',
      value: 0.05,
      runs: [0.05],
      peer: null,
      ratio: null,
      goal: { op: '>=', value: 0.1 },
      met: false,
      about: 'it',
      interval95: [0.02, 0.1],
      n: 100,
    },
  ]);
});
