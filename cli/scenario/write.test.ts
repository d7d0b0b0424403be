import { Table } from '@destrier/engine';
import { plainOf, scenarioText, writeScenario } from '@destrier/engine/scenario';
import { expect, it } from 'vitest';
import { market } from './market.js';
import { runText } from './run-file.js';
import { treeOfYaml } from './tree-of-yaml.js';

function played(seed: string | { secret: string; nonces: string[] }): Table {
  const table = Table.start(market.game, { seats: 3, seed, options: { weather: 'on' } });
  for (const [seat, option] of [
    [0, 'bid 4'],
    [2, 'bid 0'],
    [1, 'bid 1'],
  ] as const)
    table.choose(seat, undefined, option);
  const [ask] = table.asks();
  if (ask !== undefined) table.choose(ask.seat, ask.id, 'roll');
  return table;
}

it.each(['17', 'a: b', { secret: '0123', nonces: ['x', 'y'] }])(
  'a table with the seed %j is written as a scenario that plays it again',
  (seed) => {
    const table = played(seed);
    expect(table.rows).toHaveLength(4);
    const text = writeScenario(table, 'a line for the reader');
    expect(text).toBe(`# a line for the reader\n${writeScenario(table)}`);
    const view = table.view('public') as { bank: number; turns: number };
    expect(
      runText(`${text}expect: {view: {public: {bank: ${view.bank}, turns: ${view.turns}}}}`, [
        market,
      ]),
    ).toEqual({ kind: 'passed' });
    expect(
      runText(`${text}expect: {view: {public: {bank: ${view.bank + 1}}}}`, [market]),
    ).toMatchObject({ kind: 'failed' });
  },
);

it('options that look like something else are read as they were', () => {
  const options = [
    'stop',
    'true',
    '12',
    'a: b',
    '- x',
    'reroll 1 2',
    'take "it"',
    "o'clock",
    'x #y',
    '*a',
    'ünder',
    '~',
  ];
  const text = scenarioText({
    game: 'market',
    seats: 2,
    seed: '1',
    play: options.map((option) => ({ seat: 0, option })),
  });
  expect(plainOf(treeOfYaml(text))).toMatchObject({
    play: options.map((option) => ({ 0: option === '12' ? 12 : option })),
  });
});
