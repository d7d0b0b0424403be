import { afterAll, beforeAll, expect, it } from 'vitest';
import { Leases } from './leases.js';
import { newStorage } from './rooms/testing/seated.js';
import type { Storage } from './storage/storage.js';

let storage: Storage;
beforeAll(async () => {
  storage = await newStorage();
});
afterAll(() => storage.close());

const LONG = 60_000;

it('a lease is held by one, who may extend it', async () => {
  const [one, other] = [new Leases(storage, 'one'), new Leases(storage, 'other')];
  expect(await one.hold('a', LONG)).toBe(true);
  expect(await other.hold('a', LONG)).toBe(false);
  expect(await one.hold('a', LONG)).toBe(true);
  expect(await other.hold('b', LONG)).toBe(true);
});

it('of many who want it at once one gets it', async () => {
  const all = Array.from({ length: 20 }, (_, i) => new Leases(storage, `crowd ${i}`));
  const held = await Promise.all(all.map((leases) => leases.hold('crowd', LONG)));
  expect(held.filter(Boolean)).toHaveLength(1);
});

it('a lease falls to others when its time is over or when it is let go, and only that', async () => {
  const [one, other] = [new Leases(storage, 'first'), new Leases(storage, 'second')];
  await one.hold('short', 0);
  expect(await other.hold('short', LONG)).toBe(true);
  expect(await one.hold('short', LONG)).toBe(false);
  await one.hold('kept', LONG);
  await other.release();
  expect(await one.hold('short', LONG)).toBe(true);
  expect(await other.hold('kept', LONG)).toBe(false);
});
