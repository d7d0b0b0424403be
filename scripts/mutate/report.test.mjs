import { expect, test } from 'vitest';
import { toJson, toText, wilson } from './report.mjs';

const seen = {
  file: 'a.ts',
  line: 3,
  kind: /** @type {const} */ ('comparison'),
  before: 'a < b',
  after: 'a <= b',
  noticed: true,
  by: 'a.test.ts > tie',
  reached: true,
};
const missed = { ...seen, line: 7, noticed: false, by: null, reached: false };
const late = { ...seen, line: 9, by: 'timeout' };
const timing = { seconds: 4, firstRunSeconds: 1, secondsPerMutant: 1, threads: 1 };
const report = {
  folder: 'rules',
  sample: 200,
  seed: '1',
  places: 9,
  results: [seen, missed, late],
  partial: false,
  timing,
};

test('one line of JSON with the common head', () => {
  const json = toJson(report);
  expect(json).toMatch(
    /^\{"contract":1,"command":"mutate","ok":true,"folder":"rules","sample":200,"seed":"1",/,
  );
  expect(json).not.toContain('\n');
  expect(JSON.parse(json)).toMatchObject({
    mutants: [seen, missed, late],
    noticed: 2,
    timeouts: 1,
    unreached: 1,
    share: 2 / 3,
    survivors: [missed],
    timing,
  });
});

test('a run that ended early says so, even with nothing tried', () => {
  expect(JSON.parse(toJson({ ...report, results: [], partial: true }))).toMatchObject({
    ok: true,
    partial: true,
    noticed: 0,
    share: 0,
    share95: [0, 1],
  });
});

test('words name the survivors with their change', () => {
  const text = toText(report);
  expect(text).toContain('rules: 2 of 3 changes noticed, 66.7 %');
  expect(text).toContain('a.ts:7 comparison (no test runs this)\n  - a < b\n  + a <= b');
  expect(text).not.toContain('a.ts:3');
});

test('the interval is that of Wilson', () => {
  const [low, high] = wilson(180, 200);
  expect(low).toBeCloseTo(0.8506, 4);
  expect(high).toBeCloseTo(0.9343, 4);
  expect(wilson(0, 5)[0]).toBe(0);
  expect(wilson(5, 5)[1]).toBe(1);
});
