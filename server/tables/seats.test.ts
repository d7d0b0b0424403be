import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableCard } from './cards.js';
import { findTable } from './found.js';
import { clearSeat, closeTable, giveNonce, leave, seatBot, start } from './seats.js';
import { joined, opened, openHall, person, refusal, type TestHall } from './testing/hall.js';

let hall: TestHall;
beforeEach(async () => {
  hall = await openHall();
  for (const name of ['ann', 'bob', 'cy']) await person(hall, name);
  await person(hall, 'guest', 'guest');
});
afterEach(() => hall.close());

const sitting = async (table: string) =>
  (await findTable(hall.storage.db, table)).seats.map((seat) => seat.person ?? seat.bot);

describe('who may come', () => {
  it('seats anybody at an open table, on the first free seat or the one they name', async () => {
    const table = await opened(hall, 'ann', { seats: 4 });
    expect(await joined(hall, 'bob', table, { seat: 2 })).toBe(2);
    expect(await joined(hall, 'guest', table)).toBe(1);
    expect(await sitting(table)).toEqual(['ann', 'guest', 'bob', null]);
  });

  it('wants the invitation of the very table', async () => {
    const table = await opened(hall, 'ann', { access: 'invitation' });
    const other = await opened(hall, 'ann', { access: 'invitation' });
    const { invitation } = await tableCard(hall, 'ann', table, null);
    const { invitation: wrong } = await tableCard(hall, 'ann', other, null);
    expect(await refusal(joined(hall, 'bob', table))).toBe('table.private');
    expect(await refusal(joined(hall, 'bob', table, { invitation: wrong }))).toBe('table.private');
    expect(await joined(hall, 'bob', table, { invitation })).toBe(1);
  });

  it('wants the password, or the invitation', async () => {
    const table = await opened(hall, 'ann', {
      seats: 3,
      access: 'password',
      password: 'round table',
    });
    expect(await refusal(joined(hall, 'bob', table))).toBe('table.private');
    expect(await refusal(joined(hall, 'bob', table, { password: 'square table' }))).toBe(
      'password.wrong',
    );
    expect(await joined(hall, 'bob', table, { password: 'round table' })).toBe(1);
    const { invitation } = await tableCard(hall, 'ann', table, null);
    expect(await joined(hall, 'cy', table, { invitation })).toBe(2);
  });

  it('lets a password be tried five times, then makes even the right one wait', async () => {
    const table = await opened(hall, 'ann', { access: 'password', password: 'round table' });
    for (let tries = 0; tries < 5; tries++)
      expect(await refusal(joined(hall, 'bob', table, { password: `guess ${tries}!!` }))).toBe(
        'password.wrong',
      );
    expect(await refusal(joined(hall, 'bob', table, { password: 'round table' }))).toBe(
      'tries.many',
    );
    expect(await joined(hall, 'cy', table, { password: 'round table' })).toBe(1);
  });

  it('refuses taken seats, seats that are not there and full tables', async () => {
    const table = await opened(hall, 'ann');
    expect(await refusal(joined(hall, 'bob', table, { seat: 0 }))).toBe('seat.taken');
    expect(await refusal(joined(hall, 'bob', table, { seat: 2 }))).toBe('seat.unknown');
    await joined(hall, 'bob', table);
    expect(await refusal(joined(hall, 'cy', table))).toBe('table.full');
    expect(await refusal(joined(hall, 'cy', 'nowhere'))).toBe('table.unknown');
  });

  it('gives one seat to one of two who want it at once', async () => {
    const table = await opened(hall, 'ann');
    const wanted = ['bob', 'cy'].map((who) => refusal(joined(hall, who, table, { seat: 1 })));
    expect(new Set(await Promise.all(wanted))).toEqual(new Set(['seat.taken', undefined]));
  });

  it('lets one person hold several seats, but not where it is rated', async () => {
    const table = await opened(hall, 'ann', { access: 'invitation' });
    expect(await joined(hall, 'ann', table)).toBe(1);
    const rated = await opened(hall, 'ann', { rated: true });
    expect(await refusal(joined(hall, 'ann', rated))).toBe('rated.twice');
    expect(await refusal(joined(hall, 'guest', rated))).toBe('rated.guest');
    expect(await joined(hall, 'bob', rated)).toBe(1);
  });
});

describe('before the game begins', () => {
  it('lets people get up, from the seat they name or all, and forgets their nonces', async () => {
    const table = await opened(hall, 'ann', { seats: 4 });
    await joined(hall, 'bob', table, { nonce: 'first' });
    await joined(hall, 'bob', table);
    await leave(hall, 'bob', table, 1);
    expect(await sitting(table)).toEqual(['ann', null, 'bob', null]);
    expect((await findTable(hall.storage.db, table)).seats[1]?.nonce).toBeNull();
    await leave(hall, 'bob', table, null);
    expect(await refusal(leave(hall, 'bob', table, null))).toBe('seat.none');
    expect(await refusal(leave(hall, 'bob', table, 0))).toBe('seat.none');
    expect(await sitting(table)).toEqual(['ann', null, null, null]);
  });

  it('lets the host alone seat bots, clear seats and close', async () => {
    const table = await opened(hall, 'ann', { seats: 3 });
    await joined(hall, 'bob', table);
    const bot = { seat: 2, level: 'strong' } as const;
    expect(await refusal(seatBot(hall, 'bob', table, bot))).toBe('host.only');
    expect(await refusal(clearSeat(hall, 'bob', table, 1))).toBe('host.only');
    expect(await refusal(closeTable(hall, 'bob', table))).toBe('host.only');
    expect(await refusal(start(hall, 'bob', table))).toBe('host.only');
    expect(await refusal(seatBot(hall, 'ann', table, { ...bot, seat: 1 }))).toBe('seat.taken');
    await seatBot(hall, 'ann', table, bot);
    expect(await sitting(table)).toEqual(['ann', 'bob', 'strong']);
    await clearSeat(hall, 'ann', table, 1);
    await clearSeat(hall, 'ann', table, 2);
    expect(await refusal(clearSeat(hall, 'ann', table, 2))).toBe('seat.free');
    expect(await refusal(clearSeat(hall, 'ann', table, 3))).toBe('seat.unknown');
    expect(await sitting(table)).toEqual(['ann', null, null]);
  });

  it('closes a table for good', async () => {
    const table = await opened(hall, 'ann');
    await closeTable(hall, 'ann', table);
    expect(await refusal(joined(hall, 'bob', table))).toBe('table.begun');
    expect(await refusal(start(hall, 'ann', table))).toBe('table.begun');
    expect(await refusal(tableCard(hall, 'bob', table, null))).toBe('table.unknown');
  });

  it('tells every process of each change', async () => {
    const table = await opened(hall, 'ann');
    const told: (string | undefined)[] = [];
    const changes = [
      () => joined(hall, 'bob', table),
      () => giveNonce(hall, 'bob', table, { seat: null, nonce: 'n' }),
      () => leave(hall, 'bob', table, null),
      () => seatBot(hall, 'ann', table, { seat: 1, level: 'random' }),
      () => clearSeat(hall, 'ann', table, 1),
      () => closeTable(hall, 'ann', table),
    ];
    const stop = hall.storage.listen((news) => told.push(news?.table));
    for (const [done, change] of changes.entries()) {
      await change();
      await new Promise(setImmediate);
      expect(told).toHaveLength(done + 1);
    }
    stop();
    expect(new Set(told)).toEqual(new Set([table]));
  });
});

describe('the start', () => {
  it('waits until all seats are taken', async () => {
    const table = await opened(hall, 'ann');
    expect(await refusal(start(hall, 'ann', table))).toBe('seats.free');
    await joined(hall, 'bob', table);
    await start(hall, 'ann', table);
    const { row } = await findTable(hall.storage.db, table);
    expect(row).toMatchObject({ state: 'running', head: 1, started: hall.clock.at });
    expect(await refusal(start(hall, 'ann', table))).toBe('table.begun');
  });

  it('mixes the nonces of people into the seed, and makes those they did not give', async () => {
    const table = await opened(hall, 'ann', { seats: 3, bots: [null, null, 'random'] });
    await joined(hall, 'bob', table, { nonce: "bob's own" });
    await start(hall, 'ann', table);
    const room = await hall.rooms.get(table);
    const { seed } = await room.look((play) => play.table);
    expect(seed).toMatchObject({
      nonces: [expect.stringMatching(/^[0-9a-f]{32}$/), "bob's own", expect.any(String)],
    });
    expect(await room.look((play) => [0, 1, 2].map((n) => play.botAt(n as 0)))).toEqual([
      null,
      null,
      'random',
    ]);
  });

  it('lets a nonce be given again until then', async () => {
    const table = await opened(hall, 'ann');
    await giveNonce(hall, 'ann', table, { seat: null, nonce: 'one' });
    await giveNonce(hall, 'ann', table, { seat: 0, nonce: 'two' });
    expect(await refusal(giveNonce(hall, 'bob', table, { seat: 0, nonce: 'x' }))).toBe('seat.none');
    await joined(hall, 'bob', table);
    await start(hall, 'ann', table);
    const room = await hall.rooms.get(table);
    expect((await room.look((play) => play.table)).seed).toMatchObject({
      nonces: ['two', expect.any(String)],
    });
    expect(await refusal(giveNonce(hall, 'ann', table, { seat: 0, nonce: 'x' }))).toBe(
      'table.begun',
    );
  });

  it('makes seats fast: who leaves at the same moment either left or plays', async () => {
    const table = await opened(hall, 'ann');
    await joined(hall, 'bob', table);
    const [started, left] = await Promise.all([
      refusal(start(hall, 'ann', table)),
      refusal(leave(hall, 'bob', table, null)),
    ]);
    expect([started, left]).toEqual([undefined, 'table.begun']);
    expect(await sitting(table)).toEqual(['ann', 'bob']);
  });

  it('begins once when the host starts twice at once', async () => {
    const table = await opened(hall, 'ann');
    await joined(hall, 'bob', table);
    const outcomes = [start(hall, 'ann', table), start(hall, 'ann', table)].map(refusal);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['table.started', undefined]));
    expect((await findTable(hall.storage.db, table)).row.head).toBe(1);
  });

  it('can be made again where it broke off after seats were made fast', async () => {
    const table = await opened(hall, 'ann');
    await joined(hall, 'bob', table);
    await hall.storage.write(async (db) => {
      await db.updateTable('seats').set({ nonce: 'kept' }).where('table', '=', table).execute();
      await db.updateTable('tables').set({ started: 5 }).where('id', '=', table).execute();
    });
    expect(await refusal(leave(hall, 'bob', table, null))).toBe('table.begun');
    await start(hall, 'ann', table);
    const room = await hall.rooms.get(table);
    expect((await room.look((play) => play.table)).seed).toMatchObject({
      nonces: ['kept', 'kept'],
    });
  });
});
