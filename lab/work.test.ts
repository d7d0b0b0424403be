import { openJournal } from '@destrier/bots/crew';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Part, Task } from './part.js';
import { progressOf } from './progress.js';
import { rowOf } from './row.js';
import { forget, tasksOf, work, type Work } from './work.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Played {
  /** Numbers of the games that were really played, over all runs. */
  readonly games: number[];
  /** Called after each game. */
  after?: (game: number) => void;
}

/** Game number n is worth n points. */
function taskOf(id: string, games: number, log: Played, of: object = { id }): Task<number> {
  return {
    id,
    games,
    msPerGame: 1,
    identity: () => of,
    async play({ file, of: identity, signal, onGames }) {
      const saved = openJournal<number>(file, identity, true);
      const done = [...saved.done];
      for (let game = done.length; game < games && !signal.aborted; game++) {
        log.games.push(game);
        saved.add(game);
        done.push(game);
        onGames(done.length);
        log.after?.(game);
      }
      const result = done.reduce((sum, points) => sum + points, 0);
      return { result, games: done.length, partial: done.length < games, faults: [] };
    },
  };
}

function partOf(task: Task<number>, id = task.id): Part {
  return {
    id,
    about: id,
    tasks: [task],
    rows(found) {
      const { result: value, games: n } = found(task);
      return [rowOf({ id: `${id}.points`, about: id, unit: 'glory', value, interval95: null, n })];
    },
  };
}

const run = (parts: readonly Part[], changes: Partial<Work> = {}) =>
  work(parts, {
    folder,
    threads: 1,
    signal: new AbortController().signal,
    progress: progressOf(1, { now: () => 0, say: () => undefined }),
    look: false,
    wants: () => undefined,
    ...changes,
  });

it('a run that is stopped and gone on with finds what an uninterrupted one finds, and plays no game twice', async () => {
  const log: Played = { games: [] };
  const part = partOf(taskOf('a', 6, log));
  const stop = new AbortController();
  log.after = (game) => game === 2 && stop.abort();
  const [first] = await run([part], { signal: stop.signal });
  expect(first?.partial).toBe(true);
  expect(first?.rows).toMatchObject([{ value: 3, n: 3, partial: true }]);
  const [second] = await run([part]);
  expect(second?.partial).toBe(false);
  expect(second?.rows).toMatchObject([{ value: 15, n: 6 }]);
  expect(second?.rows[0]).not.toHaveProperty('partial');
  expect(log.games).toEqual([0, 1, 2, 3, 4, 5]);
});

it('a line that was cut short by a killed run costs that game alone', async () => {
  const log: Played = { games: [] };
  const stop = new AbortController();
  log.after = (game) => game === 2 && stop.abort();
  await run([partOf(taskOf('a', 4, log))], { signal: stop.signal });
  const [file = ''] = readdirSync(folder);
  appendFileSync(join(folder, file), '{"not who');
  const [again] = await run([partOf(taskOf('a', 4, log))]);
  expect(log.games).toEqual([0, 1, 2, 3]);
  expect(again?.rows).toMatchObject([{ value: 6, n: 4 }]);
});

it('games that depended on something else are not mixed in', async () => {
  const log: Played = { games: [] };
  await run([partOf(taskOf('a', 2, log, { rules: '1.0.0' }))]);
  const [changed] = await run([partOf(taskOf('a', 3, log, { rules: '1.0.1' }))]);
  expect(log.games).toEqual([0, 1, 0, 1, 2]);
  expect(changed?.rows).toMatchObject([{ n: 3 }]);
});

it('a task of two parts is played once', async () => {
  const log: Played = { games: [] };
  const task = taskOf('a', 2, log);
  const outcomes = await run([partOf(task), partOf(task, 'b')]);
  expect(outcomes.map(({ part }) => part.id)).toEqual(['a', 'b']);
  expect(log.games).toEqual([0, 1]);
});

it('a part is played where the result before it asks for it, or where it is insisted on', async () => {
  const log: Played = { games: [] };
  const first = taskOf('a', 2, log);
  const needed = (points: number): Part => ({
    ...partOf(taskOf('b', 1, log)),
    wanted: { after: first, is: (found) => found(first).result === points },
  });
  const ids = async (part: Part, wants?: boolean) =>
    (await run([partOf(first), part], { wants: () => wants })).map(({ part: { id } }) => id);
  expect(await ids(needed(1))).toEqual(['a', 'b']);
  expect(await ids(needed(2))).toEqual(['a']);
  expect(await ids(needed(2), true)).toEqual(['a', 'b']);
  expect(await ids(needed(1), false)).toEqual(['a']);
  expect(await run([needed(1)])).toEqual([]);
});

it('a part that shares what makes it wanted is left out while nothing of its own is played', async () => {
  const first = taskOf('a', 2, { games: [] });
  const other = taskOf('b', 2, { games: [] });
  const part: Part = {
    ...partOf(other),
    tasks: [first, other],
    wanted: { after: first, is: () => false },
  };
  const ids = async (look: boolean) =>
    (await run([partOf(first), part], { look })).map(({ part: { id } }) => id);
  expect(await ids(false)).toEqual(['a']);
  expect(await ids(true)).toEqual(['a']);
});

it('looking plays nothing, changes nothing and leaves out what is not begun', async () => {
  const log: Played = { games: [] };
  const stop = new AbortController();
  log.after = () => stop.abort();
  const parts = [partOf(taskOf('a', 2, log)), partOf(taskOf('b', 2, log))];
  await run(parts, { signal: stop.signal });
  const names = readdirSync(folder);
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const outcomes = await run(parts, { look: true });
  expect(outcomes.map(({ part, partial }) => [part.id, partial])).toEqual([['a', true]]);
  expect(log.games).toEqual([0]);
  expect(names.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(texts);
});

it('a fresh start forgets the parts that are named, and no others that begin alike', async () => {
  const log: Played = { games: [] };
  const [a, ab] = [partOf(taskOf('a', 1, log)), partOf(taskOf('a-b', 1, log))];
  await run([a, ab]);
  forget(folder, tasksOf([a]));
  expect(readdirSync(folder).map((name) => name.replace(/-[0-9a-f]{12}.*/, ''))).toEqual(['a-b']);
  forget(join(folder, 'none'), tasksOf([a]));
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

it('a broken game is told with the task it was in', async () => {
  const log: Played = { games: [] };
  const task = taskOf('a', 1, log);
  const broken: Task<number> = {
    ...task,
    play: async (one) => ({ ...(await task.play(one)), faults: ['seed 7: no end'] }),
  };
  expect((await run([partOf(broken)]))[0]?.faults).toEqual(['a: seed 7: no end']);
});
