import { hazard } from '@destrier/example-hazard';
import { expect, it } from 'vitest';
import { Leases } from '../leases.js';
import { mindDowntime } from './downtime.js';
import { Rooms } from './rooms.js';
import { layTable, newStorage, settingOf, START } from './testing/seated.js';

const LIVE = { kind: 'live', seconds: 60, increment: 0 } as const;

it('time in which no server ran is given back once, and only to clocks', async () => {
  const storage = await newStorage();
  const timed = settingOf(hazard.game, 2, LIVE);
  const untimed = settingOf(hazard.game, 2);
  await layTable(storage, 'timed', timed);
  await layTable(storage, 'untimed', untimed);
  let now = 1_000_000;
  const serverOf = (name: string) => {
    const report = (what: string): never => {
      throw new Error(what);
    };
    const settingOfTable = async (id: string) => (id === 'timed' ? timed : untimed);
    const rooms = new Rooms({ storage, now: () => now, report, settingOf: settingOfTable });
    const leases = new Leases(storage, name);
    return { storage, rooms, leases, now: () => now, report };
  };
  const before = serverOf('before');
  const stop = await mindDowntime(before);
  for (const id of ['timed', 'untimed']) await (await before.rooms.get(id)).act(START(2));
  stop();
  await before.rooms.close();

  now += 300_000;
  const after = serverOf('after');
  (await mindDowntime(after))();
  const room = await after.rooms.get('timed');
  expect(room.seq).toBe(2);
  const [seat] = room.play?.asked ?? [];
  expect(room.play?.clock.left[seat ?? -1]).toBe(360_000);
  expect((await after.rooms.get('untimed')).seq).toBe(1);
  await after.rooms.close();

  now += 9000;
  const soon = serverOf('soon');
  (await mindDowntime(soon))();
  expect((await soon.rooms.get('timed')).seq).toBe(2);
  await soon.rooms.close();
  await storage.close();
});
