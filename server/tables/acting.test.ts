import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deletePerson } from '../people/delete.js';
import { StorageFault, type Storage } from '../storage/storage.js';
import { back, choose, resign, standIn, undo } from './acting.js';
import { settleAll } from './finish.js';
import { findTable } from './found-table.js';
import { start } from './seats.js';
import {
  by,
  joined,
  nextChoice,
  opened,
  openServices,
  person,
  playOnward,
  refusal,
  underWay,
  type TestServices,
} from './testing/services.js';

const PEOPLE: readonly string[] = ['ann', 'bob', 'cy'];
const DAY = 24 * 60 * 60 * 1000;

let services: TestServices;
beforeEach(async () => {
  services = await openServices();
  for (const name of [...PEOPLE, 'dan']) await person(services, name);
});
afterEach(() => services.close());

describe('choosing', () => {
  it('finds the seat of who chooses, and says the number in the log', async () => {
    const table = await underWay(services, PEOPLE);
    const { seat, ...choice } = await nextChoice(services, table);
    expect(await choose(services, by(PEOPLE[seat] ?? '', table), choice)).toEqual({ seq: 2 });
    expect((await findTable(services.storage.db, table)).row.head).toBe(2);
  });

  it('takes the same choice sent again for what it is', async () => {
    const table = await underWay(services, PEOPLE);
    const { seat, ...choice } = await nextChoice(services, table);
    const twice = [1, 2].map(() => choose(services, by(PEOPLE[seat] ?? '', table), choice));
    expect(await Promise.all(twice)).toEqual([{ seq: 2 }, { seq: 2, repeated: true }]);
  });

  it('lets nobody choose for another, nor who has no seat', async () => {
    const table = await underWay(services, PEOPLE);
    const { seat, ...choice } = await nextChoice(services, table);
    const other = PEOPLE[(seat + 1) % 3] ?? '';
    expect(await refusal(choose(services, by('dan', table), choice))).toBe('seat.none');
    expect(await refusal(choose(services, by('dan', table, seat), choice))).toBe('seat.none');
    expect(await refusal(choose(services, by(other, table, seat), choice))).toBe('seat.other');
    expect(await refusal(choose(services, by(other, table), choice))).toBe('choice.notNow');
    expect(await refusal(choose(services, by('ann', 'nowhere'), choice))).toBe('table.unknown');
    expect((await findTable(services.storage.db, table)).row.head).toBe(1);
  });

  it('lets who has no seat do nothing at all', async () => {
    const table = await underWay(services, PEOPLE, { clock: { kind: 'days', days: 1 } });
    services.clock.at += 2 * DAY;
    const { seat } = await nextChoice(services, table);
    const deeds = [
      undo(services, by('dan', table)),
      resign(services, by('dan', table, 0)),
      back(services, by('dan', table, 0)),
      standIn(services, { ...by('dan', table), seat }),
    ];
    expect(await Promise.all(deeds.map(refusal))).toEqual(deeds.map(() => 'seat.none'));
    expect((await findTable(services.storage.db, table)).row.head).toBe(1);
  });

  it('wants the seat named by who holds several', async () => {
    const table = await opened(services, 'ann', { seats: 2 });
    await joined(services, 'ann', table);
    await start(services, 'ann', table);
    const { seat, ...choice } = await nextChoice(services, table);
    expect(await refusal(choose(services, by('ann', table), choice))).toBe('seat.unnamed');
    expect(await refusal(choose(services, by('ann', table, seat), choice))).toBeUndefined();
  });

  it('has to wait until the game begins', async () => {
    const table = await opened(services, 'ann');
    const choice = { ask: '1', option: 'pass' };
    expect(await refusal(choose(services, by('ann', table), choice))).toBe('table.open');
  });

  it('finds the seat again when a guest became an account in the middle of the game', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table, 3);
    await services.storage.write(async (db) => {
      await db
        .updateTable('seats')
        .set({ person: 'dan' })
        .where('table', '=', table)
        .where('person', '=', 'ann')
        .execute();
    });
    await services.storage.tell(table);
    await new Promise(setImmediate);
    expect(await refusal(resign(services, by('ann', table)))).toBe('seat.none');
    expect(await refusal(resign(services, by('dan', table)))).toBeUndefined();
  });

  it.each(['hazard', 'tricks', 'workers', 'ring'])('plays whole games of %s', async (game) => {
    const people = [...PEOPLE, 'dan'];
    const table = await underWay(services, people, { game });
    await playOnward(services, people, table);
    const { row } = await findTable(services.storage.db, table);
    expect(row).toMatchObject({ state: 'finished', finished: services.clock.at });
    expect(JSON.parse(row.result ?? '[]')).toHaveLength(4);
    expect(services.reports).toEqual([]);
  });
});

describe('undo', () => {
  it('takes back a hidden answer of one’s own, until all have answered', async () => {
    const table = await underWay(services, PEOPLE);
    const { seat, ...choice } = await nextChoice(services, table);
    const [chooser = '', other = ''] = [PEOPLE[seat], PEOPLE[(seat + 1) % 3]];
    await choose(services, by(chooser, table), choice);
    expect(await refusal(undo(services, by(other, table)))).toBe('choice.undo');
    expect(await undo(services, by(chooser, table))).toEqual({ seq: 3 });
    expect(await refusal(undo(services, by(chooser, table)))).toBe('choice.undo');
    await playOnward(services, PEOPLE, table, 3);
    expect(await refusal(undo(services, by(chooser, table)))).toBe('choice.undo');
  });
});

describe('resigning', () => {
  it('ends the game when one is left, with the last to stay first', async () => {
    const table = await underWay(services, PEOPLE);
    await resign(services, by('bob', table));
    const { row, seats } = await findTable(services.storage.db, table);
    expect(row.state).toBe('running');
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'greedy', null]);
    expect(await refusal(resign(services, by('bob', table)))).toBe('seat.resigned');
    await resign(services, by('ann', table));
    const ended = await findTable(services.storage.db, table);
    expect(ended.row.state).toBe('finished');
    const result = JSON.parse(ended.row.result ?? '[]') as { place: number }[];
    expect(result.map(({ place }) => place)).toEqual([2, 3, 1]);
    expect(await refusal(resign(services, by('cy', table)))).toBe('table.over');
  });

  it('leaves nothing to choose', async () => {
    const table = await underWay(services, PEOPLE);
    const { seat, ...choice } = await nextChoice(services, table);
    const chooser = PEOPLE[seat] ?? '';
    await resign(services, by(chooser, table));
    expect(await refusal(choose(services, by(chooser, table), choice))).toBe('seat.resigned');
    expect(await refusal(back(services, by(chooser, table)))).toBe('seat.own');
  });
});

describe('when time is up', () => {
  it('lets any other give the seat to a bot, from the very moment on', async () => {
    const table = await underWay(services, PEOPLE, { clock: { kind: 'days', days: 1 } });
    const { seat } = await nextChoice(services, table);
    const [owner = '', other = ''] = [PEOPLE[seat], PEOPLE[(seat + 1) % 3]];
    services.clock.at += DAY - 1;
    expect(await refusal(standIn(services, { ...by(other, table), seat }, 'strong'))).toBe(
      'seat.time',
    );
    services.clock.at += 1;
    expect(await refusal(standIn(services, { ...by(owner, table), seat }, 'strong'))).toBe(
      'seat.own',
    );
    expect(await refusal(standIn(services, { ...by(other, table), seat: 3 }, 'strong'))).toBe(
      'seat.unknown',
    );
    await standIn(services, { ...by(other, table), seat }, 'strong');
    const { row, seats } = await findTable(services.storage.db, table);
    expect(seats[seat]).toMatchObject({ person: owner, bot: 'strong' });
    expect(row.thinking).toBe(1);
  });

  it('gives it to the bot that the table was opened with, whoever asks for another', async () => {
    const table = await underWay(services, PEOPLE, {
      clock: { kind: 'days', days: 1 },
      standIn: 'greedy',
    });
    const { seat } = await nextChoice(services, table);
    const late = { ...by(PEOPLE[(seat + 1) % 3] ?? '', table), seat };
    services.clock.at += DAY;
    expect(await refusal(standIn(services, late, 'random'))).toBe('standIn.level');
    expect((await findTable(services.storage.db, table)).seats[seat]?.bot).toBeNull();
    await standIn(services, late);
    expect((await findTable(services.storage.db, table)).seats[seat]?.bot).toBe('greedy');
  });

  it('lets its owner come back, and choose only then', async () => {
    const table = await underWay(services, PEOPLE, { clock: { kind: 'days', days: 1 } });
    const { seat, ...choice } = await nextChoice(services, table);
    const [owner = '', other = ''] = [PEOPLE[seat], PEOPLE[(seat + 1) % 3]];
    services.clock.at += DAY;
    await standIn(services, { ...by(other, table), seat }, 'strong');
    expect(await refusal(choose(services, by(owner, table), choice))).toBe('seat.standIn');
    expect(await refusal(undo(services, by(owner, table)))).toBe('seat.standIn');
    expect(await refusal(back(services, by(other, table)))).toBe('seat.own');
    expect(await refusal(back(services, by(other, table, seat)))).toBe('seat.other');
    await back(services, by(owner, table));
    expect((await findTable(services.storage.db, table)).seats[seat]?.bot).toBeNull();
    expect(await refusal(choose(services, by(owner, table), choice))).toBeUndefined();
  });

  it('never is where nobody set a clock, nor for who is not asked', async () => {
    const unclocked = await underWay(services, PEOPLE);
    const clocked = await underWay(services, PEOPLE, { clock: { kind: 'days', days: 1 } });
    const idle = (await nextChoice(services, clocked)).seat;
    await playOnward(services, PEOPLE, clocked, 1);
    services.clock.at += 100 * DAY;
    const { seat } = await nextChoice(services, unclocked);
    const other = PEOPLE[(seat + 1) % 3] ?? '';
    expect(await refusal(standIn(services, { ...by(other, unclocked), seat }))).toBe('seat.time');
    const asked = (await nextChoice(services, clocked)).seat;
    const third = PEOPLE.find((_, seat) => seat !== idle && seat !== asked) ?? '';
    expect(await refusal(standIn(services, { ...by(third, clocked), seat: idle }))).toBe(
      'seat.time',
    );
    expect(
      await refusal(standIn(services, { ...by(third, clocked), seat: asked })),
    ).toBeUndefined();
  });
});

it('lets a seat be given to a bot at once whose owner deleted themselves, and no other', async () => {
  const table = await underWay(services, PEOPLE);
  const [gone = '', other = ''] = PEOPLE;
  await deletePerson(services, gone, null);
  expect(await refusal(standIn(services, { ...by(other, table), seat: 2 }))).toBe('seat.time');
  await standIn(services, { ...by(other, table), seat: 0 });
  expect((await findTable(services.storage.db, table)).seats[0]).toMatchObject({
    person: gone,
    bot: 'strong',
  });
  const again = { ...by(other, table), seat: 0 };
  expect(await refusal(standIn(services, again))).toBe('seat.bot');
});

it('acknowledges what stands in the log, also where the disk is full for what follows from it', async () => {
  const table = await underWay(services, PEOPLE, { rated: true });
  const { storage } = services;
  const full: Storage = {
    kind: storage.kind,
    db: storage.db,
    write: () => Promise.reject(new StorageFault('full', 'no room')),
    append: (entry, change) => storage.append(entry, change),
    listen: (told) => storage.listen(told),
    tell: (told) => storage.tell(told),
    backup: (file) => storage.backup(file),
    close: () => storage.close(),
  };
  expect(await resign({ ...services, storage: full }, by('ann', table))).toEqual({ seq: 2 });
  expect(await resign({ ...services, storage: full }, by('bob', table))).toEqual({ seq: 3 });
  const before = await findTable(storage.db, table);
  expect([before.row.state, before.row.ratedAt]).toEqual(['finished', null]);
  expect(await settleAll(services)).toBe(1);
});
