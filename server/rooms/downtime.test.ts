import { hazard } from '@destrier/example-hazard';
import { expect, it } from 'vitest';
import { SharedLeases } from '../leases.js';
import type { Storage } from '../storage/storage.js';
import { mindDowntime } from './downtime.js';
import { Rooms } from './rooms.js';
import type { Setting } from './table-game.js';
import { layTable, newStorage, settingOf, START } from './testing/seated.js';

const LIVE = { kind: 'live', seconds: 60, increment: 0 } as const;

/** What a server of this name works with. */
function serverOf(
  name: string,
  storage: Storage,
  now: () => number,
  settingOf: (id: string) => Promise<Setting>,
) {
  const report = (what: string): never => {
    throw new Error(what);
  };
  const rooms = new Rooms({ storage, now, report, settingOf });
  return { storage, rooms, leases: new SharedLeases(storage, name), now, report };
}

it('time in which no server ran is given back once, and only to clocks', async () => {
  const storage = await newStorage();
  const timed = settingOf(hazard.game, 2, LIVE);
  const untimed = settingOf(hazard.game, 2);
  await layTable(storage, 'timed', timed);
  await layTable(storage, 'untimed', untimed);
  let now = 1_000_000;
  const named = (name: string) =>
    serverOf(
      name,
      storage,
      () => now,
      async (id) => (id === 'timed' ? timed : untimed),
    );
  const before = named('before');
  const stop = await mindDowntime(before);
  for (const id of ['timed', 'untimed']) await (await before.rooms.get(id)).act(START(2));
  stop();
  await before.rooms.close();

  now += 300_000;
  const after = named('after');
  (await mindDowntime(after))();
  const room = await after.rooms.get('timed');
  expect(room.seq).toBe(2);
  const [seat] = room.play?.asked ?? [];
  expect(room.play?.clock.left[seat ?? -1]).toBe(360_000);
  expect((await after.rooms.get('untimed')).seq).toBe(1);
  await after.rooms.close();

  now += 9000;
  const soon = named('soon');
  (await mindDowntime(soon))();
  expect((await soon.rooms.get('timed')).seq).toBe(2);
  await soon.rooms.close();
  await storage.close();
});

it('gives back no time in which something happened at a table, though no server had said that it runs', async () => {
  const storage = await newStorage();
  const timed = settingOf(hazard.game, 2, LIVE);
  await layTable(storage, 'timed', timed);
  let now = 1_000_000;
  const named = (name: string) =>
    serverOf(
      name,
      storage,
      () => now,
      async () => timed,
    );
  const before = named('before');
  (await mindDowntime(before))();
  now += 3_600_000;
  await (await before.rooms.get('timed')).act(START(2));
  await before.rooms.close();
  now += 20_000;
  const after = named('after');
  (await mindDowntime(after))();
  const room = await after.rooms.get('timed');
  const [seat] = room.play?.asked ?? [];
  expect(room.play?.clock.left[seat ?? -1]).toBe(60_000 + 20_000);
  await after.rooms.close();
  await storage.close();
});
