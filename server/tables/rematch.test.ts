import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ratingsOf } from '../people/ratings.js';
import { resign } from './acting.js';
import { settle, settleAll } from './finish.js';
import { findTable } from './found.js';
import { rematch } from './rematch.js';
import { leave } from './seats.js';
import {
  opened,
  openHall,
  person,
  playOnward,
  refusal,
  underWay,
  type TestHall,
} from './testing/hall.js';

const PEOPLE: readonly string[] = ['ann', 'bob', 'cy'];

let hall: TestHall;
beforeEach(async () => {
  hall = await openHall();
  for (const name of [...PEOPLE, 'dan']) await person(hall, name);
});
afterEach(() => hall.close());

const by = (who: string, table: string) => ({ person: who, table, seat: null });

/** A game that all but the first gave up. */
async function over(opening: Parameters<typeof underWay>[2] = {}): Promise<string> {
  const table = await underWay(hall, PEOPLE, opening);
  for (const who of ['bob', 'cy']) await resign(hall, by(who, table));
  return table;
}

describe('a rematch', () => {
  it('has the same settings and people, everybody one seat on, and secrets of its own', async () => {
    const table = await over({
      options: { rounds: '2' },
      counsel: true,
      clock: { kind: 'days', days: 2 },
    });
    hall.clock.at += 1000;
    const again = await rematch(hall, 'bob', table);
    const [before, after] = [
      await findTable(hall.storage.db, table),
      await findTable(hall.storage.db, again),
    ];
    expect(after.seats.map((seat) => [seat.person, seat.bot, seat.nonce])).toEqual([
      ['cy', null, null],
      ['ann', null, null],
      ['bob', null, null],
    ]);
    for (const same of ['game', 'options', 'access', 'counsel', 'clock', 'spectators'] as const)
      expect(after.row[same]).toBe(before.row[same]);
    for (const own of ['secret', 'commitment', 'invitation'] as const)
      expect(after.row[own]).not.toBe(before.row[own]);
    expect(after.row).toMatchObject({
      state: 'open',
      host: 'bob',
      head: 0,
      started: null,
      finished: null,
      result: null,
      rematch: null,
      created: hall.clock.at,
    });
    expect(before.row.rematch).toBe(again);
    await leave(hall, 'cy', again, null);
  });

  it('is one, however many ask for it', async () => {
    const table = await over();
    const [first, second] = await Promise.all([
      rematch(hall, 'ann', table),
      rematch(hall, 'bob', table),
    ]);
    expect(second).toBe(first);
    expect(await rematch(hall, 'cy', table)).toBe(first);
  });

  it('moves bots too, but not those that only stood in', async () => {
    const table = await opened(hall, 'ann', { seats: 2, bots: [null, 'random'] });
    await hall.storage.write(async (db) => {
      await db.updateTable('tables').set({ state: 'finished' }).where('id', '=', table).execute();
      await db
        .updateTable('seats')
        .set({ bot: 'strong' })
        .where('table', '=', table)
        .where('person', '=', 'ann')
        .execute();
    });
    const { seats } = await findTable(hall.storage.db, await rematch(hall, 'ann', table));
    expect(seats.map((seat) => [seat.person, seat.bot])).toEqual([
      [null, 'random'],
      ['ann', null],
    ]);
  });

  it('leaves the seat of somebody free who deleted themselves', async () => {
    const table = await over();
    await hall.storage.write(async (db) => {
      await db.updateTable('people').set({ deleted: 1 }).where('id', '=', 'bob').execute();
    });
    const { seats } = await findTable(hall.storage.db, await rematch(hall, 'ann', table));
    expect(seats.map((seat) => seat.person)).toEqual(['cy', 'ann', null]);
  });

  it('is for those who played, when it is over', async () => {
    const table = await underWay(hall, PEOPLE);
    expect(await refusal(rematch(hall, 'ann', table))).toBe('table.running');
    expect(await refusal(rematch(hall, 'dan', await over()))).toBe('seat.none');
  });
});

describe('ratings', () => {
  const games = async (who: string) => (await ratingsOf(hall.storage.db, who))[0]?.games ?? 0;

  it('count a rated game when it is over, in the order of its result', async () => {
    const table = await over({ rated: true });
    const { row } = await findTable(hall.storage.db, table);
    expect(row).toMatchObject({ state: 'finished', ratedAt: hall.clock.at });
    const [ann, bob, cy] = await Promise.all(PEOPLE.map((who) => ratingsOf(hall.storage.db, who)));
    expect(ann?.[0]?.mu).toBeGreaterThan(cy?.[0]?.mu ?? Infinity);
    expect(cy?.[0]?.mu).toBeGreaterThan(bob?.[0]?.mu ?? Infinity);
  });

  it('count games that end by their rules, and levels of bots under their version', async () => {
    const table = await underWay(hall, PEOPLE, { rated: true, options: { rounds: '2' } });
    await hall.storage.write(async (db) => {
      await db
        .updateTable('seats')
        .set({ person: null, bot: 'strong' })
        .where('table', '=', table)
        .where('seat', '=', 2)
        .execute();
    });
    const room = await hall.rooms.get(table);
    while (room.play?.over === false) {
      const [ask] = await room.look((play) => play.table.asks());
      if (ask === undefined) throw new Error('nobody is asked');
      const option = await room.look((play) => play.table.optionIds(ask.seat, ask.id)[0] ?? '');
      await room.act({ kind: 'choice', seat: ask.seat, ask: ask.id, option });
    }
    await settle(hall, table);
    expect([await games('ann'), await games('bob'), await games('cy')]).toEqual([1, 1, 0]);
    expect(await games('bot:strong@1')).toBe(1);
  });

  it('count it once, however many processes see it end', async () => {
    const table = await over({ rated: true });
    await Promise.all([settle(hall, table), settle(hall, table), settleAll(hall)]);
    expect(await games('ann')).toBe(1);
  });

  it('count later what a process left behind', async () => {
    const table = await over({ rated: true });
    await hall.storage.write(async (db) => {
      await db.deleteFrom('ratings').execute();
      await db.updateTable('tables').set({ ratedAt: null }).where('id', '=', table).execute();
    });
    expect(await settleAll(hall)).toBe(1);
    expect(await games('ann')).toBe(1);
    expect(await settleAll(hall)).toBe(0);
  });

  it('count neither games that are not rated nor those that still run', async () => {
    await over();
    const running = await underWay(hall, PEOPLE, { rated: true });
    await playOnward(hall, PEOPLE, running, 2);
    await settle(hall, running);
    expect(await games('ann')).toBe(0);
    expect((await findTable(hall.storage.db, running)).row.ratedAt).toBeNull();
  });
});
