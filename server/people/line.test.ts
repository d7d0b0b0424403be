import { expect, it } from 'vitest';
import { WorkQueue } from './work-queue.js';
import { refusal } from './testing/services.js';

/** Work that ends when it is told to, and tells when it begins. */
function works(line: WorkQueue, names: string) {
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const done = Array.from(names, (name) =>
    line.run(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          finish.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    ),
  );
  return { begun, finish, done };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('does two at once and the others in the order they came', async () => {
  const { begun, finish, done } = works(new WorkQueue(2, 9), 'abcd');
  await turn();
  expect(begun).toEqual(['a', 'b']);
  finish.get('b')?.();
  expect(await done[1]).toBe('b');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('goes on after work that failed', async () => {
  const { begun, finish, done } = works(new WorkQueue(1, 9), 'ab');
  await turn();
  finish.get('a')?.(new Error('broken'));
  await expect(done[0]).rejects.toThrow('broken');
  await turn();
  expect(begun).toEqual(['a', 'b']);
  finish.get('b')?.();
  expect(await done[1]).toBe('b');
});

it('lets as many wait as it may and refuses one more, until one is done', async () => {
  const line = new WorkQueue(1, 2);
  const { finish, done } = works(line, 'abc');
  await turn();
  expect((await refusal(line.run(async () => 'd'))).code).toBe('server.busy');
  finish.get('a')?.();
  await done[0];
  await turn();
  const late = line.run(async () => 'e');
  finish.get('b')?.();
  await turn();
  finish.get('c')?.();
  expect(await late).toBe('e');
});
