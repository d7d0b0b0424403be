import type { Seat } from '@destrier/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Moment, Room } from '../rooms/room.js';
import type { Scene } from '../rooms/step.js';
import { choose, undo } from './acting.js';
import { findTable } from './found-table.js';
import {
  by,
  nextChoice,
  openServices,
  person,
  playOnward,
  refusal,
  underWay,
  type TestServices,
} from './testing/services.js';

const PEOPLE: readonly string[] = ['ann', 'bob'];

let services: TestServices;
beforeEach(async () => {
  services = await openServices();
  for (const name of PEOPLE) await person(services, name);
});
afterEach(() => services.close());

const SEAT: Seat = 0;

/** Somebody chooses, and takes it back this often. */
async function takeBack(table: string, times: number, seat: Seat = SEAT): Promise<void> {
  const actor = by(PEOPLE[seat] ?? '', table);
  for (let n = 0; n < times; n++) {
    const { ask, option } = await nextChoice(services, table, seat);
    await choose(services, actor, { ask, option });
    await undo(services, actor);
  }
}

/** Whether both are asked at once, and what one answers can be taken back until the other has answered. */
async function areBothAsked(table: string): Promise<boolean> {
  const room = await services.rooms.get(table);
  return room.look((play) => play.asked.length === 2);
}

const sceneOf = async (room: Room, moment: Moment, seat: Seat = SEAT): Promise<Scene> =>
  JSON.parse(await room.scene(seat, moment)) as Scene;

describe('choices taken back', () => {
  it('are twenty more than those that stand, and not one more', async () => {
    const table = await underWay(services, PEOPLE);
    await takeBack(table, 20);
    // Everybody has their own.
    await takeBack(table, 1, 1);
    const { ask, option } = await nextChoice(services, table, SEAT);
    await choose(services, by('ann', table), { ask, option });
    const room = await services.rooms.get(table);
    expect((await sceneOf(room, 'now')).undo).toBe(false);
    expect(await refusal(undo(services, by('ann', table)))).toBe('undo.many');
    expect((await findTable(services.storage.db, table)).row.head).toBe(44);
    do await playOnward(services, PEOPLE, table, 1);
    while (!(await areBothAsked(table)));
    await takeBack(table, 1);
  });

  it('are counted also after the table slept', async () => {
    const table = await underWay(services, PEOPLE);
    await takeBack(table, 20);
    services.clock.at += 60_000;
    await services.rooms.sweep();
    expect(services.rooms.peek(table)).toBeNull();
    const { ask, option } = await nextChoice(services, table, SEAT);
    await choose(services, by('ann', table), { ask, option });
    expect(await refusal(undo(services, by('ann', table)))).toBe('undo.many');
  });

  it('leave no trace in the history of the game', async () => {
    const table = await underWay(services, PEOPLE);
    const room = await services.rooms.get(table);
    const then = [await sceneOf(room, 'now')];
    let takenBack = 0;
    for (let n = 1; n <= 8; n++) {
      if (await areBothAsked(table)) {
        await takeBack(table, 2);
        takenBack += 2;
      }
      await playOnward(services, PEOPLE, table, 1);
      then.push(await sceneOf(room, 'now'));
    }
    expect(then.map(({ choices }) => choices)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(takenBack).toBeGreaterThan(0);
    // The opening, eight choices, and two entries for each taken back: the choice, and that it was.
    expect((await findTable(services.storage.db, table)).row.head).toBe(9 + 2 * takenBack);
    for (const [n, { view, events, choices }] of then.entries())
      expect(await sceneOf(room, { choices: n })).toMatchObject({ view, events, choices });
    expect(await refusal(room.scene(SEAT, { choices: 9 }))).toBe('seq.ahead');
  });
});
