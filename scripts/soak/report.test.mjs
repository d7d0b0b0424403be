import { expect, test } from 'vitest';
import { exitCode, toJson, toText } from './report.mjs';

const machine = {
  node: '20.19.0',
  cores: 2,
  loadAverage: [1, 1, 1],
  loadAverageAfter: [2, 1, 1],
  calibration: null,
};

/** @type {import('./run.mjs').Result} */
const good = { game: 'ring', wanted: 100, games: 100, choices: 6000, missed: [], findings: [] };
/** @type {import('./run.mjs').Result} */
const bad = {
  ...good,
  game: 'tricks',
  missed: ['turn.spy'],
  findings: [
    { guarantee: 3, message: 'a card is lost', scenario: '# guarantee 3\ngame: tricks\n' },
  ],
};

/** @typedef {{ ok: boolean, partial?: boolean, rows: object[], findings: object[] }} Answer */
/** @param {string} line */
const parsed = (line) => /** @type {Answer} */ (JSON.parse(line));

test('all games played and nothing found is good', () => {
  expect(exitCode([good])).toBe(0);
  expect(toText([good])).toBe('ring: 100 of 100 games, 6000 choices, 0 findings');
});

test('a finding fails, even where games are missing', () => {
  expect(exitCode([good, bad])).toBe(1);
  expect(exitCode([{ ...bad, games: 99 }])).toBe(1);
});

test('one game short is partial', () => {
  expect(exitCode([{ ...good, games: 99 }])).toBe(4);
  const { ok, partial, rows } = parsed(toJson([{ ...good, games: 99 }], machine));
  expect({ ok, partial }).toEqual({ ok: true, partial: true });
  expect(rows[0]).toEqual({
    id: 'ring.games',
    unit: 'games',
    value: 99,
    runs: [99],
    peer: null,
    ratio: null,
    goal: { op: '>=', value: 100 },
    met: false,
  });
});

test('the JSON is one line that begins with the head', () => {
  const line = toJson([bad], machine);
  expect(line).toMatch(/^{"contract":1,"command":"soak","ok":false,"rows":\[/);
  expect(line).not.toContain('\n');
  expect(parsed(line).findings).toEqual([{ game: 'tricks', ...bad.findings[0] }]);
});

test('the text shows the scenario and what was never taken', () => {
  expect(toText([bad])).toBe(
    'tricks: 100 of 100 games, 6000 choices, 1 findings\n  never taken: turn.spy\n\n# guarantee 3\ngame: tricks\n',
  );
});

test('of odds the worst is told, and one too far off fails', () => {
  const held = { ...good, game: 'odds', choices: 0, odds: { worst: 2.5, wrong: [] } };
  expect(exitCode([held])).toBe(0);
  expect(toText([held])).toBe(
    'odds: 100 of 100 duels, off by 2.50 standard errors at most, 0 findings',
  );
  expect(parsed(toJson([held], machine)).rows[2]).toMatchObject({
    id: 'odds.worst',
    unit: 'standard errors',
    value: 2.5,
    goal: null,
  });
  const broken = { ...held, odds: { worst: 5, wrong: ['a knight: far off'] } };
  expect(exitCode([broken])).toBe(1);
  expect(toText([broken])).toContain('\n  a knight: far off');
  expect(parsed(toJson([broken], machine)).rows[1]).toMatchObject({ value: 1, met: false });
});

test('of kills it is told how many choices were under way, and what was lost fails', () => {
  const trial = { unit: 'kills', underWay: [3, 7], faults: [] };
  const held = { ...good, game: 'kills.sqlite', trial };
  expect(exitCode([held])).toBe(0);
  expect(toText([held])).toBe(
    'kills.sqlite: 100 of 100 kills, 6000 choices acknowledged, at least 3 under way at each, 0 findings',
  );
  expect(parsed(toJson([held], machine)).rows[3]).toMatchObject({
    id: 'kills.sqlite.underWay',
    value: 3,
    met: true,
  });
  const broken = { ...held, trial: { ...trial, faults: ['choice 7 is lost'] } };
  expect(exitCode([broken])).toBe(1);
  expect(toText([broken])).toContain(', 1 findings\n  choice 7 is lost');
});

test('a kill with no choice under way misses the goal', () => {
  const trial = { unit: 'kills', underWay: [0, 7], faults: [] };
  const rows = parsed(toJson([{ ...good, game: 'kills.sqlite', trial }], machine)).rows;
  expect(rows[3]).toMatchObject({ value: 0, met: false });
});

test('of hostile requests there is nothing under way', () => {
  const trial = { unit: 'requests and frames', underWay: [], faults: [] };
  expect(toText([{ ...good, game: 'hostile', trial }])).toBe(
    'hostile: 100 of 100 requests and frames, 0 findings',
  );
});
