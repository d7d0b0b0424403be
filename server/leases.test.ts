import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharedLeases } from './leases.js';
import { newStorage } from './rooms/testing/seated.js';
import type { Storage } from './storage/storage.js';

let storage: Storage;
beforeAll(async () => {
  storage = await newStorage();
});
afterAll(() => storage.close());

const LONG = 60_000;

it('a lease is held by one, who may extend it', async () => {
  const [one, other] = [new SharedLeases(storage, 'one'), new SharedLeases(storage, 'other')];
  expect(await one.hold(['a'], LONG)).toEqual(['a']);
  expect(await other.hold(['a'], LONG)).toEqual([]);
  expect(await one.hold(['a'], LONG)).toEqual(['a']);
  expect(await other.hold(['b'], LONG)).toEqual(['b']);
});

it('of many who want it at once one gets it', async () => {
  const all = Array.from({ length: 20 }, (_, i) => new SharedLeases(storage, `crowd ${i}`));
  const held = await Promise.all(all.map((leases) => leases.hold(['crowd'], LONG)));
  expect(held.flat()).toHaveLength(1);
});

it('a lease falls to others when its time is over or when it is let go, and only that', async () => {
  const [one, other] = [new SharedLeases(storage, 'first'), new SharedLeases(storage, 'second')];
  await one.hold(['short'], 0);
  expect(await other.hold(['short'], LONG)).toEqual(['short']);
  expect(await one.hold(['short'], LONG)).toEqual([]);
  await one.hold(['kept'], LONG);
  await other.release();
  expect(await one.hold(['short'], LONG)).toEqual(['short']);
  expect(await other.hold(['kept'], LONG)).toEqual([]);
});
