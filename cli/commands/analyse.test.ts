import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Table, writeRecord } from '@destrier/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxes } from '@destrier/registry';
import { captured, type Captured } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-analyse-'));
const played = join(folder, 'hazard-0.record');
beforeAll(() =>
  captured(`sim hazard --seats 2 --option rounds=2 --games 1 --seed 3 --records ${folder}`),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** The record of the game once more, or changed, under a name of its own. */
function copy(name: string, change = (text: string): string => text): string {
  const file = join(folder, `${name}.record`);
  writeFileSync(file, change(readFileSync(played, 'utf8')));
  return file;
}

/** The record of a game of which some choices are made. */
function begun(name: string, choices: number): string {
  const found = boxes().find(({ game }) => game.id === 'hazard');
  if (found === undefined) throw new Error('hazard is not here');
  const table = Table.start(found.game, { seats: 2, seed: 'begun' });
  for (let i = 0; i < choices; i++) {
    const [ask] = table.asks();
    if (ask === undefined) throw new Error('nobody is asked');
    table.choose(ask.seat, ask.id, table.optionIds(ask.seat, ask.id)[0] as string);
  }
  const file = join(folder, `${name}.record`);
  writeFileSync(file, writeRecord(table, { reveal: 'all' }));
  return file;
}

const beside = (record: string): string => record.replace('.record', '.analysis.json');

/** Everything outside `timing`. */
function lasting({ json }: Captured): object {
  const { timing: _, ...rest } = json();
  return rest;
}

it('answers with every key of the contract', async () => {
  const { exit, json } = await captured(`analyse ${copy('keys')} --iterations 2 --json`);
  expect(exit).toBe(0);
  const { choices } = (await captured(`replay ${played} --json`)).json();
  const answer = json();
  expect(answer).toMatchObject({ game: 'hazard', iterations: 2, choices, finished: true });
  expect(answer).not.toHaveProperty('partial');
  expect(answer['curve']).toHaveLength(Number(choices) + 1);
  const [decision] = answer['decisions'] as object[];
  expect(Object.keys(decision ?? {})).toEqual(['seq', 'seat', 'chosen', 'best', 'cost', 'cost95']);
  for (const point of answer['turningPoints'] as object[])
    expect(Object.keys(point)).toEqual(['seq', 'seat', 'swing']);
});

describe('the analysis that is kept beside the record', () => {
  it('is used again for the same record and iterations, and says the same', async () => {
    const record = begun('again', 5);
    const first = await captured(`analyse ${record} --iterations 1 --json`);
    expect(first.err).toContain(`kept in ${beside(record)}`);
    const kept = readFileSync(beside(record), 'utf8');
    const second = await captured(`analyse ${record} --iterations 1 --json --threads 7`);
    expect(second.err).toContain(`taken from ${beside(record)}`);
    expect(lasting(second)).toEqual(lasting(first));
    expect(readFileSync(beside(record), 'utf8')).toBe(kept);
  });

  it('is made anew for other iterations, for another record, and where it is damaged', async () => {
    const record = begun('anew', 5);
    const line = `analyse ${record} --iterations 1 --json`;
    const first = await captured(line);
    const kept = readFileSync(beside(record), 'utf8');
    expect((await captured(`analyse ${record} --iterations 2`)).err).toContain('kept in');
    expect((await captured(line)).err).toContain('kept in');
    for (const wrong of ['', '{}', kept.replace('"seq":1,', '"seq":7,')]) {
      writeFileSync(beside(record), wrong);
      const again = await captured(line);
      expect(again.err).toContain('kept in');
      expect(lasting(again)).toEqual(lasting(first));
    }
    begun('anew', 4);
    expect((await captured(line)).err).toContain('kept in');
  });

  it('is not needed for the answer', async () => {
    const record = begun('taken', 1);
    mkdirSync(beside(record));
    const { exit, err } = await captured(`analyse ${record} --iterations 1`);
    expect(exit).toBe(0);
    expect(err).toContain(`${beside(record)} cannot be written (EISDIR)`);
  });
});

it('analyses an unfinished game as far as it goes', async () => {
  const { exit, json } = await captured(`analyse ${begun('short', 3)} --iterations 2 --json`);
  expect(exit).toBe(0);
  expect(json()).toMatchObject({ choices: 3, finished: false });
  expect(json()['curve']).toHaveLength(4);
});

it('ends with 4 and what it has when it is cancelled, and keeps nothing', async () => {
  const record = copy('cancelled');
  const cancelled = AbortSignal.abort();
  const { exit, json, err } = await captured(`analyse ${record} --json`, { cancelled });
  expect(exit).toBe(4);
  expect(json()).toMatchObject({ ok: false, partial: true, iterations: 0, curve: [] });
  expect(err).toContain('stopped early: 0 moments');
  expect(existsSync(beside(record))).toBe(false);
});

it('refuses a record that is damaged, cut or not there, as replay does', async () => {
  const damaged = copy('damaged', (text) => text.replace('\n3 ', '\n4 '));
  const { exit, json } = await captured(`analyse ${damaged} --json`);
  expect(exit).toBe(3);
  expect(json()).toMatchObject({ error: { code: 'record.damaged', file: damaged } });
  const cut = copy('cut', (text) => text.slice(0, text.length / 2));
  expect((await captured(`analyse ${cut}`)).exit).toBe(3);
  expect((await captured(`analyse ${join(folder, 'none.record')}`)).exit).toBe(3);
  expect(existsSync(beside(damaged))).toBe(false);
});

it.each(['--iterations 0', '--minutes 0', '--minutes half', '--threads 0'])(
  'refuses %s',
  async (options) => {
    expect((await captured(`analyse ${played} ${options}`)).exit).toBe(2);
  },
);

it.each([
  ['en', 'judged by master@1', 'Turning points:', 'Seat 1'],
  ['fr', 'avis de master@1', 'Tournants\u00A0:', 'Place 1'],
  ['ru', 'судья — master@1', 'Переломы:', 'Место 1'],
])('tells it in words: %s', async (lang, judge, turning, seat) => {
  const { out } = await captured(`analyse ${played} --iterations 1 --lang ${lang} --quiet`);
  expect(out).toContain(judge);
  expect(out).toContain(turning);
  expect(out).toMatch(new RegExp(`^ {2}${seat} +[0-9]+\\s?% +[▁-█]+ +[0-9]+\\s?%$`, 'm'));
  expect(out).not.toContain('cli.');
  expect(out).not.toContain('prompt.');
});
