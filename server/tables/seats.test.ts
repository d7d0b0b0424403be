import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableCard } from './cards.js';
import { findTable } from './found-table.js';
import { clearSeat, closeTable, giveNonce, leave, seatBot, start } from './seats.js';
import {
  joined,
  opened,
  openServices,
  person,
  refusal,
  type TestServices,
} from './testing/services.js';

let services: TestServices;
beforeEach(async () => {
  services = await openServices();
  for (const name of ['ann', 'bob', 'cy']) await person(services, name);
  await person(services, 'guest', 'guest');
});
afterEach(() => services.close());

const sitting = async (table: string) =>
  (await findTable(services.storage.db, table)).seats.map((seat) => seat.person ?? seat.bot);

describe('who may come', () => {
  it('seats anybody at an open table, on the first free seat or the one they name', async () => {
    const table = await opened(services, 'ann', { seats: 4 });
    expect(await joined(services, 'bob', table, { seat: 2 })).toBe(2);
    expect(await joined(services, 'guest', table)).toBe(1);
    expect(await sitting(table)).toEqual(['ann', 'guest', 'bob', null]);
  });

  it('wants the invitation of the very table', async () => {
    const table = await opened(services, 'ann', { access: 'invitation' });
    const other = await opened(services, 'ann', { access: 'invitation' });
    const { invitation } = await tableCard(services, 'ann', table, null);
    const { invitation: wrong } = await tableCard(services, 'ann', other, null);
    expect(await refusal(joined(services, 'bob', table))).toBe('table.private');
    expect(await refusal(joined(services, 'bob', table, { invitation: wrong }))).toBe(
      'table.private',
    );
    expect(await joined(services, 'bob', table, { invitation })).toBe(1);
  });

  it('wants the password, or the invitation', async () => {
    const table = await opened(services, 'ann', {
      seats: 3,
      access: 'password',
      password: 'round table',
    });
    expect(await refusal(joined(services, 'bob', table))).toBe('table.private');
    expect(await refusal(joined(services, 'bob', table, { password: 'square table' }))).toBe(
      'password.wrong',
    );
    expect(await joined(services, 'bob', table, { password: 'round table' })).toBe(1);
    const { invitation } = await tableCard(services, 'ann', table, null);
    expect(await joined(services, 'cy', table, { invitation })).toBe(2);
  });

  it('lets a password be tried five times, then makes even the right one wait', async () => {
    const table = await opened(services, 'ann', { access: 'password', password: 'round table' });
    for (let tries = 0; tries < 5; tries++)
      expect(await refusal(joined(services, 'bob', table, { password: `guess ${tries}!!` }))).toBe(
        'password.wrong',
      );
    expect(await refusal(joined(services, 'bob', table, { password: 'round table' }))).toBe(
      'tries.many',
    );
    expect(await joined(services, 'cy', table, { password: 'round table' })).toBe(1);
  });

  it('refuses taken seats, seats that are not there and full tables', async () => {
    const table = await opened(services, 'ann');
    expect(await refusal(joined(services, 'bob', table, { seat: 0 }))).toBe('seat.taken');
    expect(await refusal(joined(services, 'bob', table, { seat: 2 }))).toBe('seat.unknown');
    await joined(services, 'bob', table);
    expect(await refusal(joined(services, 'cy', table))).toBe('table.full');
    expect(await refusal(joined(services, 'cy', 'nowhere'))).toBe('table.unknown');
  });

  it('gives one seat to one of two who want it at once', async () => {
    const table = await opened(services, 'ann');
    const wanted = ['bob', 'cy'].map((who) => refusal(joined(services, who, table, { seat: 1 })));
    expect(new Set(await Promise.all(wanted))).toEqual(new Set(['seat.taken', undefined]));
  });

  it('lets one person hold several seats, but not where it is rated', async () => {
    const table = await opened(services, 'ann', { access: 'invitation' });
    expect(await joined(services, 'ann', table)).toBe(1);
    const rated = await opened(services, 'ann', { rated: true });
    expect(await refusal(joined(services, 'ann', rated))).toBe('rated.twice');
    expect(await refusal(joined(services, 'guest', rated))).toBe('rated.guest');
    expect(await joined(services, 'bob', rated)).toBe(1);
  });

  it('lets nobody be rated against their own bot, nor two bots of one person', async () => {
    for (const bot of ['robin', 'tom']) await person(services, bot, 'bot', 'ann');
    await person(services, 'of bob', 'bot', 'bob');
    const hers = await opened(services, 'ann', { rated: true });
    expect(await refusal(joined(services, 'robin', hers))).toBe('rated.own');
    expect(await joined(services, 'of bob', hers)).toBe(1);
    const open = await opened(services, 'cy', { rated: true, seats: 3 });
    await joined(services, 'robin', open);
    for (const other of ['tom', 'ann'])
      expect(await refusal(joined(services, other, open))).toBe('rated.own');
    expect(await joined(services, 'bob', open)).toBe(2);
    const unrated = await opened(services, 'ann');
    expect(await joined(services, 'robin', unrated)).toBe(1);
  });
});

describe('before the game begins', () => {
  it('lets people get up, from the seat they name or all, and forgets their nonces', async () => {
    const table = await opened(services, 'ann', { seats: 4 });
    await joined(services, 'bob', table, { nonce: 'first' });
    await joined(services, 'bob', table);
    await leave(services, 'bob', table, 1);
    expect(await sitting(table)).toEqual(['ann', null, 'bob', null]);
    expect((await findTable(services.storage.db, table)).seats[1]?.nonce).toBeNull();
    await leave(services, 'bob', table, null);
    expect(await refusal(leave(services, 'bob', table, null))).toBe('seat.none');
    expect(await refusal(leave(services, 'bob', table, 0))).toBe('seat.none');
    expect(await sitting(table)).toEqual(['ann', null, null, null]);
  });

  it('lets the host alone seat bots, clear seats and close', async () => {
    const table = await opened(services, 'ann', { seats: 3 });
    await joined(services, 'bob', table);
    const bot = { seat: 2, level: 'strong' } as const;
    expect(await refusal(seatBot(services, 'bob', table, bot))).toBe('host.only');
    expect(await refusal(clearSeat(services, 'bob', table, 1))).toBe('host.only');
    expect(await refusal(closeTable(services, 'bob', table))).toBe('host.only');
    expect(await refusal(start(services, 'bob', table))).toBe('host.only');
    expect(await refusal(seatBot(services, 'ann', table, { ...bot, seat: 1 }))).toBe('seat.taken');
    await seatBot(services, 'ann', table, bot);
    expect(await sitting(table)).toEqual(['ann', 'bob', 'strong']);
    await clearSeat(services, 'ann', table, 1);
    await clearSeat(services, 'ann', table, 2);
    expect(await refusal(clearSeat(services, 'ann', table, 2))).toBe('seat.free');
    expect(await refusal(clearSeat(services, 'ann', table, 3))).toBe('seat.unknown');
    expect(await sitting(table)).toEqual(['ann', null, null]);
  });

  it('closes a table for good', async () => {
    const table = await opened(services, 'ann');
    await closeTable(services, 'ann', table);
    expect(await refusal(joined(services, 'bob', table))).toBe('table.begun');
    expect(await refusal(start(services, 'ann', table))).toBe('table.begun');
    expect(await refusal(tableCard(services, 'bob', table, null))).toBe('table.unknown');
  });

  it('tells every process of each change', async () => {
    const table = await opened(services, 'ann');
    const told: (string | undefined)[] = [];
    const changes = [
      () => joined(services, 'bob', table),
      () => giveNonce(services, 'bob', table, { seat: null, nonce: 'n' }),
      () => leave(services, 'bob', table, null),
      () => seatBot(services, 'ann', table, { seat: 1, level: 'random' }),
      () => clearSeat(services, 'ann', table, 1),
      () => closeTable(services, 'ann', table),
    ];
    const stop = services.storage.listen((news) => told.push(news?.table));
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
    const table = await opened(services, 'ann');
    expect(await refusal(start(services, 'ann', table))).toBe('seats.free');
    await joined(services, 'bob', table);
    await start(services, 'ann', table);
    const { row } = await findTable(services.storage.db, table);
    expect(row).toMatchObject({ state: 'running', head: 1, started: services.clock.at });
    expect(await refusal(start(services, 'ann', table))).toBe('table.begun');
  });

  it('mixes the nonces of people into the seed, and makes those they did not give', async () => {
    const table = await opened(services, 'ann', { seats: 3, bots: [null, null, 'random'] });
    await joined(services, 'bob', table, { nonce: "bob's own" });
    await start(services, 'ann', table);
    const room = await services.rooms.get(table);
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
    const table = await opened(services, 'ann');
    await giveNonce(services, 'ann', table, { seat: null, nonce: 'one' });
    await giveNonce(services, 'ann', table, { seat: 0, nonce: 'two' });
    expect(await refusal(giveNonce(services, 'bob', table, { seat: 0, nonce: 'x' }))).toBe(
      'seat.none',
    );
    await joined(services, 'bob', table);
    await start(services, 'ann', table);
    const room = await services.rooms.get(table);
    expect((await room.look((play) => play.table)).seed).toMatchObject({
      nonces: ['two', expect.any(String)],
    });
    expect(await refusal(giveNonce(services, 'ann', table, { seat: 0, nonce: 'x' }))).toBe(
      'table.begun',
    );
  });

  it('makes seats fast: who leaves at the same moment either left or plays', async () => {
    const table = await opened(services, 'ann');
    await joined(services, 'bob', table);
    const [started, left] = await Promise.all([
      refusal(start(services, 'ann', table)),
      refusal(leave(services, 'bob', table, null)),
    ]);
    expect([started, left]).toEqual([undefined, 'table.begun']);
    expect(await sitting(table)).toEqual(['ann', 'bob']);
  });

  it('begins once when the host starts twice at once', async () => {
    const table = await opened(services, 'ann');
    await joined(services, 'bob', table);
    const outcomes = [start(services, 'ann', table), start(services, 'ann', table)].map(refusal);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['table.started', undefined]));
    expect((await findTable(services.storage.db, table)).row.head).toBe(1);
  });

  it('can be made again where it broke off after seats were made fast', async () => {
    const table = await opened(services, 'ann');
    await joined(services, 'bob', table);
    await services.storage.write(async (db) => {
      await db.updateTable('seats').set({ nonce: 'kept' }).where('table', '=', table).execute();
      await db.updateTable('tables').set({ started: 5 }).where('id', '=', table).execute();
    });
    expect(await refusal(leave(services, 'bob', table, null))).toBe('table.begun');
    await start(services, 'ann', table);
    const room = await services.rooms.get(table);
    expect((await room.look((play) => play.table)).seed).toMatchObject({
      nonces: ['kept', 'kept'],
    });
  });
});
