import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Task } from '../part.js';
import { balanceTask } from './balance.js';
import { clockTask } from './clock.js';
import { fieldTask, type FieldJob } from './field.js';
import { ladderTask } from './ladder.js';
import { traceOf } from './trace.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const table = { game: 'hazard', seats: 2, options: {}, bots: ['greedy', 'random'] };
const common = { ...table, content: null, seed: 'x' };

/** Plays until this many games are done, then to the end, in one file. */
async function inTwoRuns<R>(task: Task<R>, games: number) {
  const stop = new AbortController();
  const file = join(folder, 'journal');
  const run = { file, of: await task.identity(), threads: 1 };
  const onGames = (done: number): void => void (done >= games && stop.abort());
  const first = await task.play({ ...run, signal: stop.signal, onGames });
  const kept = readFileSync(file, 'utf8').trim().split('\n').length - 1;
  const second = await task.play({ ...run, signal: new AbortController().signal, onGames });
  return { first, kept, second };
}

async function atOnce<R>(task: Task<R>) {
  const file = join(folder, 'at once');
  const signal = new AbortController().signal;
  return task.play({
    file,
    of: await task.identity(),
    threads: 1,
    signal,
    onGames: () => undefined,
  });
}

it('a ladder goes on where it stopped', async () => {
  const task = ladderTask('a', { ...common, vary: null, until: { games: 8 } });
  expect(task.games).toBe(8);
  const { first, kept, second } = await inTwoRuns(task, 4);
  expect(first).toMatchObject({ games: 4, partial: true, faults: [] });
  expect(kept).toBe(2);
  expect(second).toMatchObject({ games: 8, partial: false });
  expect(second.result.pairs).toEqual((await atOnce(task)).result.pairs);
});

const field: FieldJob = {
  game: 'hazard',
  seats: 3,
  seed: 'x',
  one: 'greedy',
  others: 'random',
  games: 12,
  test: null,
};

it('so does one bot among others', async () => {
  const task = fieldTask('a', field);
  const { first, kept, second } = await inTwoRuns(task, 4);
  expect(first).toMatchObject({ games: 4, partial: true, faults: [] });
  expect(kept).toBe(4);
  expect(second).toEqual(await atOnce(task));
  expect(second).toMatchObject({ games: 12, partial: false });
});

it('one bot among its equals finishes before half of them, whatever the deal: each seed is played from every seat', async () => {
  const { result } = await atOnce(fieldTask('a', { ...field, one: 'random' }));
  expect(result.ahead).toBeCloseTo(0.5);
});

it('a test of one bot among others ends when it is decided, and not before every seat had its turn', async () => {
  const easy = fieldTask('a', { ...field, games: 60, test: { p0: 0.1, p1: 0.9 } });
  const { result, games, partial } = await atOnce(easy);
  expect({ partial, rest: games % 3, decision: result.test?.decision }).toEqual({
    partial: false,
    rest: 0,
    decision: result.ahead > 0.5 ? 'accept' : 'reject',
  });
  expect(games).toBeLessThan(60);
});

it('so do counted games', async () => {
  const task = balanceTask('a', { ...common, games: 8 });
  const { first, second } = await inTwoRuns(task, 3);
  expect(first.partial).toBe(true);
  expect(second).toEqual(await atOnce(task));
  expect(second).toMatchObject({ games: 8, partial: false });
});

it('the clock takes the time of searched decisions alone', async () => {
  const searching = { ...table, bots: ['strong:3', 'random'] };
  const { first, kept, second } = await inTwoRuns(clockTask('a', searching, 'x', 2), 1);
  expect([first.games, kept, second.games]).toEqual([1, 1, 2]);
  const { ms, iterations } = second.result;
  expect(ms.length).toBeGreaterThan(0);
  expect(iterations).toBe(3 * ms.length);
});

it('a trace tells bots, options and seats apart, and stays the same for the same', async () => {
  const here = await traceOf(table);
  expect(await traceOf({ ...table })).toBe(here);
  expect(await traceOf({ ...table, bots: ['greedy', 'greedy'] })).not.toBe(here);
  expect(await traceOf({ ...table, options: { rounds: '4' } })).not.toBe(here);
  expect(await traceOf({ ...table, seats: 3 })).not.toBe(here);
});

it('a trace is as short for a bot that searches long', async () => {
  const long = traceOf({ ...table, bots: ['master', 'random'] });
  expect(await traceOf({ ...table, bots: ['master:50', 'random'] })).toBe(await long);
});
