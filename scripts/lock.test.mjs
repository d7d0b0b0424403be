import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { madeUpTree } from './made-up-tree.mjs';

const never = () => expect.unreachable('nobody should have had to wait');

/** @param {string} holder */
function treeLockedBy(holder) {
  const tree = madeUpTree({ 'x/lock': holder });
  return { folder: join(tree, 'x'), file: join(tree, 'x', 'lock') };
}

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('the lock is there during the work and gone after it, also when the work fails', async () => {
  const file = join(madeUpTree({}), 'new', 'lock');
  const seen = await withLock(file, () => Promise.resolve(readFileSync(file, 'utf8')), never);
  expect(seen).toContain(`${process.pid} ${hostname()} `);
  expect(existsSync(file)).toBe(false);

  const failing = withLock(file, () => Promise.reject(new Error('no luck')), never);
  await expect(failing).rejects.toThrow('no luck');
  expect(existsSync(file)).toBe(false);
});

test('works of one lock never overlap, and the waiter is told who holds it', async () => {
  const file = join(madeUpTree({}), 'lock');
  /** @type {string[]} */
  const order = [];
  /** @type {(owner: string) => void} */
  let tell = () => undefined;
  const waiting = new Promise((resolve) => (tell = resolve));
  await Promise.all([
    withLock(
      file,
      async () => {
        order.push(`first begins; ${String(await waiting)} is told of`);
        order.push('first ends');
      },
      never,
    ),
    withLock(
      file,
      () => Promise.resolve(order.push('second')),
      (owner) => tell(owner),
    ),
  ]);
  expect(order).toEqual([`first begins; ${process.pid} is told of`, 'first ends', 'second']);
});

test('the lock of a process that died is broken at once, and nothing is left behind', async () => {
  const { folder, file } = treeLockedBy(`${deadPid()} ${hostname()} x`);
  await withLock(file, () => Promise.resolve(), never);
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of another machine is broken only when its heartbeat has stopped', async () => {
  const { file } = treeLockedBy(`${process.pid} elsewhere x`);
  /** @type {string[]} */
  const told = [];
  const stopHeartbeat = () => utimesSync(file, 1, 1);
  await withLock(
    file,
    () => Promise.resolve(),
    (owner) => {
      told.push(owner);
      stopHeartbeat();
    },
  );
  expect(told).toHaveLength(1);
});

test('a lock that was taken over is left to its new owner', async () => {
  const file = join(madeUpTree({}), 'lock');
  await withLock(file, () => Promise.resolve(writeFileSync(file, 'somebody else')), never);
  expect(readFileSync(file, 'utf8')).toBe('somebody else');
});
