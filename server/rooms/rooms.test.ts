import { hazard } from '@destrier/example-hazard';
import { expect, it } from 'vitest';
import { Rooms } from './rooms.js';
import { heard, layTable, newStorage, settingOf, START } from './testing/seated.js';

it('a table sleeps when nobody is there, and wakes as it was', async () => {
  const storage = await newStorage();
  const setting = settingOf(hazard.game, 2);
  await layTable(storage, 'one', setting);
  let now = 0;
  const said: string[] = [];
  const rooms = new Rooms({
    storage,
    now: () => now,
    report: (what) => said.push(what),
    settingOf: async (id) => (id === 'one' ? setting : Promise.reject(new Error('no such table'))),
  });
  const room = await rooms.get('one');
  expect(await rooms.get('one')).toBe(room);
  await room.act(START(2));
  const { listener } = heard();
  await room.subscribe('public', null, listener);
  now = 1_000_000;
  await rooms.sweep();
  expect(rooms.awake).toBe(1);
  room.unsubscribe(listener);
  await rooms.sweep();
  expect(rooms.awake).toBe(1);
  now += 30_000;
  await rooms.sweep();
  expect(rooms.awake).toBe(0);
  const again = await rooms.get('one');
  expect(again).not.toBe(room);
  expect(await again.scene('public', 'now')).toBe(await room.scene('public', 'now'));

  await expect(rooms.get('other')).rejects.toThrow('no such table');
  expect(rooms.awake).toBe(1);
  await rooms.close();
  expect(said).toEqual([]);
  await storage.close();
});
