import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ratingsOf } from '../people/ratings.js';
import { resign } from './acting.js';
import { settle, settleAll } from './finish.js';
import { findTable } from './found-table.js';
import { rematch } from './rematch.js';
import { tableCard } from './cards.js';
import { myTables, openTables } from './lists.js';
import { clearSeat, leave, seatBot, start } from './seats.js';
import {
  joined,
  opened,
  openServices,
  person,
  playOnward,
  refusal,
  underWay,
  type TestServices,
} from './testing/services.js';

const PEOPLE: readonly string[] = ['ann', 'bob', 'cy'];

let services: TestServices;
beforeEach(async () => {
  services = await openServices();
  for (const name of [...PEOPLE, 'dan']) await person(services, name);
});
afterEach(() => services.close());

const by = (who: string, table: string) => ({ person: who, table, seat: null });

/** A game that all but the first gave up. */
async function over(opening: Parameters<typeof underWay>[2] = {}): Promise<string> {
  const table = await underWay(services, PEOPLE, opening);
  for (const who of ['bob', 'cy']) await resign(services, by(who, table));
  return table;
}

describe('a rematch', () => {
  it('has the same settings and people, everybody one seat on, and secrets of its own', async () => {
    const table = await over({
      options: { rounds: '2' },
      counsel: true,
      clock: { kind: 'days', days: 2 },
    });
    services.clock.at += 1000;
    const again = await rematch(services, 'bob', table);
    const [before, after] = [
      await findTable(services.storage.db, table),
      await findTable(services.storage.db, again),
    ];
    expect(
      after.seats.map(({ person, reserved, bot, nonce }) => [person, reserved, bot, nonce]),
    ).toEqual([
      [null, 'cy', null, null],
      [null, 'ann', null, null],
      ['bob', null, null, null],
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
      created: services.clock.at,
    });
    expect(before.row.rematch).toBe(again);
    await leave(services, 'cy', again, null);
  });

  it('is one, however many ask for it', async () => {
    const table = await over();
    const [first, second] = await Promise.all([
      rematch(services, 'ann', table),
      rematch(services, 'bob', table),
    ]);
    expect(second).toBe(first);
    expect(await rematch(services, 'cy', table)).toBe(first);
  });

  it('begins when everybody has sat down, by asking for it or by joining, and not before', async () => {
    const again = await rematch(services, 'bob', await over({ rated: true }));
    expect(await refusal(start(services, 'bob', again))).toBe('seats.free');
    expect(await joined(services, 'ann', again)).toBe(1);
    expect(await refusal(start(services, 'bob', again))).toBe('seats.free');
    expect(await joined(services, 'cy', again)).toBe(0);
    await start(services, 'bob', again);
    expect((await findTable(services.storage.db, again)).row.state).toBe('running');
  });

  it('is joined by asking for it too', async () => {
    const table = await over();
    const again = await rematch(services, 'bob', table);
    await rematch(services, 'ann', table);
    const sat = async () =>
      (await findTable(services.storage.db, again)).seats.map((one) => one.person);
    expect(await sat()).toEqual([null, 'ann', 'bob']);
    // Those who got up again are not put back.
    await leave(services, 'ann', again, null);
    await rematch(services, 'ann', table);
    expect(await sat()).toEqual([null, null, 'bob']);
  });

  it('keeps the seats of others from everybody else, and lets the host free them', async () => {
    const again = await rematch(services, 'bob', await over());
    expect(await refusal(joined(services, 'dan', again))).toBe('table.full');
    expect(await refusal(joined(services, 'dan', again, { seat: 0 }))).toBe('seat.reserved');
    expect(await refusal(joined(services, 'ann', again, { seat: 0 }))).toBe('seat.reserved');
    const bot = { seat: 0, level: 'random' } as const;
    expect(await refusal(seatBot(services, 'bob', again, bot))).toBe('seat.reserved');
    expect((await openTables(services, 'dan', { cursor: null, most: 50 })).tables).toEqual([]);
    await clearSeat(services, 'bob', again, 0);
    expect(await refusal(clearSeat(services, 'bob', again, 0))).toBe('seat.free');
    expect(await joined(services, 'dan', again)).toBe(0);
    expect(await refusal(joined(services, 'cy', again))).toBe('table.full');
  });

  it('is shown to those it is for, also where others need an invitation, until they decline', async () => {
    const table = await over();
    await services.storage.write(async (db) => {
      const change = { access: 'invitation', spectators: 0 } as const;
      await db.updateTable('tables').set(change).where('id', '=', table).execute();
    });
    const again = await rematch(services, 'bob', table);
    const mine = async (who: string) => {
      const { tables } = await myTables(services, who, { cursor: null, most: 50 });
      return tables.filter(({ id }) => id === again).map(({ invited }) => invited);
    };
    expect([await mine('ann'), await mine('bob'), await mine('dan')]).toEqual([
      [true],
      [false],
      [],
    ]);
    expect((await tableCard(services, 'ann', again, null)).seats[1]?.reserved?.name).toBe('ann');
    await leave(services, 'ann', again, null);
    expect(await mine('ann')).toEqual([]);
    expect(await refusal(tableCard(services, 'ann', again, null))).toBe('table.unknown');
    expect(await refusal(leave(services, 'ann', again, null))).toBe('seat.none');
  });

  it('moves bots too, but not those that only stood in', async () => {
    const table = await opened(services, 'ann', { seats: 2, bots: [null, 'random'] });
    await services.storage.write(async (db) => {
      await db.updateTable('tables').set({ state: 'finished' }).where('id', '=', table).execute();
      await db
        .updateTable('seats')
        .set({ bot: 'strong' })
        .where('table', '=', table)
        .where('person', '=', 'ann')
        .execute();
    });
    const { seats } = await findTable(services.storage.db, await rematch(services, 'ann', table));
    expect(seats.map((seat) => [seat.person, seat.bot])).toEqual([
      [null, 'random'],
      ['ann', null],
    ]);
  });

  it('leaves the seat of somebody free who deleted themselves', async () => {
    const table = await over();
    await services.storage.write(async (db) => {
      await db.updateTable('people').set({ deleted: 1 }).where('id', '=', 'bob').execute();
    });
    const { seats } = await findTable(services.storage.db, await rematch(services, 'ann', table));
    expect(seats.map((seat) => [seat.person, seat.reserved])).toEqual([
      [null, 'cy'],
      ['ann', null],
      [null, null],
    ]);
  });

  it('is for those who played, when it is over', async () => {
    const table = await underWay(services, PEOPLE);
    expect(await refusal(rematch(services, 'ann', table))).toBe('table.running');
    expect(await refusal(rematch(services, 'dan', await over()))).toBe('seat.none');
  });
});

describe('ratings', () => {
  const games = async (who: string) => (await ratingsOf(services.storage.db, who))[0]?.games ?? 0;

  it('count a rated game when it is over, in the order of its result', async () => {
    const table = await over({ rated: true });
    const { row } = await findTable(services.storage.db, table);
    expect(row).toMatchObject({ state: 'finished', ratedAt: services.clock.at });
    const [ann, bob, cy] = await Promise.all(
      PEOPLE.map((who) => ratingsOf(services.storage.db, who)),
    );
    expect(ann?.[0]?.mu).toBeGreaterThan(cy?.[0]?.mu ?? Infinity);
    expect(cy?.[0]?.mu).toBeGreaterThan(bob?.[0]?.mu ?? Infinity);
  });

  it('tell at the table how it moved them, and where they stand now', async () => {
    const heard: unknown[] = [];
    services.storage.listen((news) => heard.push(news));
    const table = await over({ rated: true });
    const { ratings } = await tableCard(services, 'ann', table, null);
    const [ann] = await ratingsOf(services.storage.db, 'ann');
    expect(ratings.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(ratings[0]).toEqual({
      seat: 0,
      now: { ordinal: ann?.ordinal, games: 1 },
      change: { before: 0, after: ann?.ordinal },
    });
    expect(heard.at(-1)).toEqual({ table, seq: null });
    const next = await over({ rated: true });
    const again = await tableCard(services, 'ann', table, null);
    expect(again.ratings[0]).toMatchObject({ now: { games: 2 }, change: ratings[0]?.change });
    expect((await tableCard(services, 'ann', next, null)).ratings[0]?.change?.before).toBe(
      ann?.ordinal,
    );
  });

  it('say of a game that is not rated how everybody stands, and that it moved nothing', async () => {
    await over({ rated: true });
    const { ratings } = await tableCard(services, 'ann', await over(), null);
    expect(ratings.map(({ change }) => change)).toEqual([null, null, null]);
    expect(ratings.map(({ now }) => now?.games)).toEqual([1, 1, 1]);
  });

  it('count games that end by their rules, and levels of bots under their version', async () => {
    const table = await underWay(services, PEOPLE, { rated: true, options: { rounds: '2' } });
    await services.storage.write(async (db) => {
      await db
        .updateTable('seats')
        .set({ person: null, bot: 'strong' })
        .where('table', '=', table)
        .where('seat', '=', 2)
        .execute();
    });
    const room = await services.rooms.get(table);
    while (room.play?.over === false) {
      const [ask] = await room.look((play) => play.table.asks());
      if (ask === undefined) throw new Error('nobody is asked');
      const option = await room.look((play) => play.table.optionIds(ask.seat, ask.id)[0] ?? '');
      await room.act({ kind: 'choice', seat: ask.seat, ask: ask.id, option });
    }
    await settle(services, table);
    expect([await games('ann'), await games('bob'), await games('cy')]).toEqual([1, 1, 0]);
    expect(await games('bot:strong@1')).toBe(1);
  });

  it('count it once, however many processes see it end', async () => {
    const table = await over({ rated: true });
    await Promise.all([settle(services, table), settle(services, table), settleAll(services)]);
    expect(await games('ann')).toBe(1);
  });

  it('count later what a process left behind', async () => {
    const table = await over({ rated: true });
    await services.storage.write(async (db) => {
      await db.deleteFrom('ratings').execute();
      await db.updateTable('tables').set({ ratedAt: null }).where('id', '=', table).execute();
    });
    expect(await settleAll(services)).toBe(1);
    expect(await games('ann')).toBe(1);
    expect(await settleAll(services)).toBe(0);
  });

  it('count neither games that are not rated nor those that still run', async () => {
    await over();
    const running = await underWay(services, PEOPLE, { rated: true });
    await playOnward(services, PEOPLE, running, 2);
    await settle(services, running);
    expect(await games('ann')).toBe(0);
    expect((await findTable(services.storage.db, running)).row.ratedAt).toBeNull();
  });
});
