import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deletePerson } from '../people/delete.js';
import { StorageFault, type Storage } from '../storage/storage.js';
import { back, choose, resign, standIn, undo } from './acting.js';
import { settleAll } from './finish.js';
import { findTable } from './found.js';
import { start } from './seats.js';
import {
  by,
  joined,
  nextChoice,
  opened,
  openHall,
  person,
  playOnward,
  refusal,
  underWay,
  type TestHall,
} from './testing/hall.js';

const PEOPLE: readonly string[] = ['ann', 'bob', 'cy'];
const DAY = 24 * 60 * 60 * 1000;

let hall: TestHall;
beforeEach(async () => {
  hall = await openHall();
  for (const name of [...PEOPLE, 'dan']) await person(hall, name);
});
afterEach(() => hall.close());

describe('choosing', () => {
  it('finds the seat of who chooses, and says the number in the log', async () => {
    const table = await underWay(hall, PEOPLE);
    const { seat, ...choice } = await nextChoice(hall, table);
    expect(await choose(hall, by(PEOPLE[seat] ?? '', table), choice)).toEqual({ seq: 2 });
    expect((await findTable(hall.storage.db, table)).row.head).toBe(2);
  });

  it('takes the same choice sent again for what it is', async () => {
    const table = await underWay(hall, PEOPLE);
    const { seat, ...choice } = await nextChoice(hall, table);
    const twice = [1, 2].map(() => choose(hall, by(PEOPLE[seat] ?? '', table), choice));
    expect(await Promise.all(twice)).toEqual([{ seq: 2 }, { seq: 2, repeated: true }]);
  });

  it('lets nobody choose for another, nor who has no seat', async () => {
    const table = await underWay(hall, PEOPLE);
    const { seat, ...choice } = await nextChoice(hall, table);
    const other = PEOPLE[(seat + 1) % 3] ?? '';
    expect(await refusal(choose(hall, by('dan', table), choice))).toBe('seat.none');
    expect(await refusal(choose(hall, by('dan', table, seat), choice))).toBe('seat.none');
    expect(await refusal(choose(hall, by(other, table, seat), choice))).toBe('seat.other');
    expect(await refusal(choose(hall, by(other, table), choice))).toBe('choice.notNow');
    expect(await refusal(choose(hall, by('ann', 'nowhere'), choice))).toBe('table.unknown');
    expect((await findTable(hall.storage.db, table)).row.head).toBe(1);
  });

  it('lets who has no seat do nothing at all', async () => {
    const table = await underWay(hall, PEOPLE, { clock: { kind: 'days', days: 1 } });
    hall.clock.at += 2 * DAY;
    const { seat } = await nextChoice(hall, table);
    const deeds = [
      undo(hall, by('dan', table)),
      resign(hall, by('dan', table, 0)),
      back(hall, by('dan', table, 0)),
      standIn(hall, { ...by('dan', table), seat }, 'random'),
    ];
    expect(await Promise.all(deeds.map(refusal))).toEqual(deeds.map(() => 'seat.none'));
    expect((await findTable(hall.storage.db, table)).row.head).toBe(1);
  });

  it('wants the seat named by who holds several', async () => {
    const table = await opened(hall, 'ann', { seats: 2 });
    await joined(hall, 'ann', table);
    await start(hall, 'ann', table);
    const { seat, ...choice } = await nextChoice(hall, table);
    expect(await refusal(choose(hall, by('ann', table), choice))).toBe('seat.unnamed');
    expect(await refusal(choose(hall, by('ann', table, seat), choice))).toBeUndefined();
  });

  it('has to wait until the game begins', async () => {
    const table = await opened(hall, 'ann');
    const choice = { ask: '1', option: 'pass' };
    expect(await refusal(choose(hall, by('ann', table), choice))).toBe('table.open');
  });

  it('finds the seat again when a guest became an account in the middle of the game', async () => {
    const table = await underWay(hall, PEOPLE);
    await playOnward(hall, PEOPLE, table, 3);
    await hall.storage.write(async (db) => {
      await db
        .updateTable('seats')
        .set({ person: 'dan' })
        .where('table', '=', table)
        .where('person', '=', 'ann')
        .execute();
    });
    await hall.storage.tell(table);
    await new Promise(setImmediate);
    expect(await refusal(resign(hall, by('ann', table)))).toBe('seat.none');
    expect(await refusal(resign(hall, by('dan', table)))).toBeUndefined();
  });

  it.each(['hazard', 'tricks', 'workers', 'ring'])('plays whole games of %s', async (game) => {
    const people = [...PEOPLE, 'dan'];
    const table = await underWay(hall, people, { game });
    await playOnward(hall, people, table);
    const { row } = await findTable(hall.storage.db, table);
    expect(row).toMatchObject({ state: 'finished', finished: hall.clock.at });
    expect(JSON.parse(row.result ?? '[]')).toHaveLength(4);
    expect(hall.reports).toEqual([]);
  });
});

describe('undo', () => {
  it('takes back a hidden answer of one’s own, until all have answered', async () => {
    const table = await underWay(hall, PEOPLE);
    const { seat, ...choice } = await nextChoice(hall, table);
    const [chooser = '', other = ''] = [PEOPLE[seat], PEOPLE[(seat + 1) % 3]];
    await choose(hall, by(chooser, table), choice);
    expect(await refusal(undo(hall, by(other, table)))).toBe('choice.undo');
    expect(await undo(hall, by(chooser, table))).toEqual({ seq: 3 });
    expect(await refusal(undo(hall, by(chooser, table)))).toBe('choice.undo');
    await playOnward(hall, PEOPLE, table, 3);
    expect(await refusal(undo(hall, by(chooser, table)))).toBe('choice.undo');
  });
});

describe('resigning', () => {
  it('ends the game when one is left, with the last to stay first', async () => {
    const table = await underWay(hall, PEOPLE);
    await resign(hall, by('bob', table));
    const { row, seats } = await findTable(hall.storage.db, table);
    expect(row.state).toBe('running');
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'greedy', null]);
    expect(await refusal(resign(hall, by('bob', table)))).toBe('seat.resigned');
    await resign(hall, by('ann', table));
    const ended = await findTable(hall.storage.db, table);
    expect(ended.row.state).toBe('finished');
    const result = JSON.parse(ended.row.result ?? '[]') as { place: number }[];
    expect(result.map(({ place }) => place)).toEqual([2, 3, 1]);
    expect(await refusal(resign(hall, by('cy', table)))).toBe('table.over');
  });

  it('leaves nothing to choose', async () => {
    const table = await underWay(hall, PEOPLE);
    const { seat, ...choice } = await nextChoice(hall, table);
    const chooser = PEOPLE[seat] ?? '';
    await resign(hall, by(chooser, table));
    expect(await refusal(choose(hall, by(chooser, table), choice))).toBe('seat.resigned');
    expect(await refusal(back(hall, by(chooser, table)))).toBe('seat.own');
  });
});

describe('when time is up', () => {
  it('lets any other give the seat to a bot, from the very moment on', async () => {
    const table = await underWay(hall, PEOPLE, { clock: { kind: 'days', days: 1 } });
    const { seat } = await nextChoice(hall, table);
    const [owner = '', other = ''] = [PEOPLE[seat], PEOPLE[(seat + 1) % 3]];
    hall.clock.at += DAY - 1;
    expect(await refusal(standIn(hall, { ...by(other, table), seat }, 'strong'))).toBe('seat.time');
    hall.clock.at += 1;
    expect(await refusal(standIn(hall, { ...by(owner, table), seat }, 'strong'))).toBe('seat.own');
    expect(await refusal(standIn(hall, { ...by(other, table), seat: 3 }, 'strong'))).toBe(
      'seat.unknown',
    );
    await standIn(hall, { ...by(other, table), seat }, 'strong');
    const { row, seats } = await findTable(hall.storage.db, table);
    expect(seats[seat]).toMatchObject({ person: owner, bot: 'strong' });
    expect(row.thinking).toBe(1);
  });

  it('lets its owner come back, and choose only then', async () => {
    const table = await underWay(hall, PEOPLE, { clock: { kind: 'days', days: 1 } });
    const { seat, ...choice } = await nextChoice(hall, table);
    const [owner = '', other = ''] = [PEOPLE[seat], PEOPLE[(seat + 1) % 3]];
    hall.clock.at += DAY;
    await standIn(hall, { ...by(other, table), seat }, 'strong');
    expect(await refusal(choose(hall, by(owner, table), choice))).toBe('seat.standIn');
    expect(await refusal(undo(hall, by(owner, table)))).toBe('seat.standIn');
    expect(await refusal(back(hall, by(other, table)))).toBe('seat.own');
    expect(await refusal(back(hall, by(other, table, seat)))).toBe('seat.other');
    await back(hall, by(owner, table));
    expect((await findTable(hall.storage.db, table)).seats[seat]?.bot).toBeNull();
    expect(await refusal(choose(hall, by(owner, table), choice))).toBeUndefined();
  });

  it('never is where nobody set a clock, nor for who is not asked', async () => {
    const unclocked = await underWay(hall, PEOPLE);
    const clocked = await underWay(hall, PEOPLE, { clock: { kind: 'days', days: 1 } });
    const idle = (await nextChoice(hall, clocked)).seat;
    await playOnward(hall, PEOPLE, clocked, 1);
    hall.clock.at += 100 * DAY;
    const { seat } = await nextChoice(hall, unclocked);
    const other = PEOPLE[(seat + 1) % 3] ?? '';
    expect(await refusal(standIn(hall, { ...by(other, unclocked), seat }, 'random'))).toBe(
      'seat.time',
    );
    const asked = (await nextChoice(hall, clocked)).seat;
    const third = PEOPLE.find((_, seat) => seat !== idle && seat !== asked) ?? '';
    expect(await refusal(standIn(hall, { ...by(third, clocked), seat: idle }, 'random'))).toBe(
      'seat.time',
    );
    expect(
      await refusal(standIn(hall, { ...by(third, clocked), seat: asked }, 'random')),
    ).toBeUndefined();
  });
});

it('lets a seat be given to a bot at once whose owner deleted themselves, and no other', async () => {
  const table = await underWay(hall, PEOPLE);
  const [gone = '', other = ''] = PEOPLE;
  await deletePerson(hall, gone, null);
  expect(await refusal(standIn(hall, { ...by(other, table), seat: 2 }, 'random'))).toBe(
    'seat.time',
  );
  await standIn(hall, { ...by(other, table), seat: 0 }, 'random');
  expect((await findTable(hall.storage.db, table)).seats[0]).toMatchObject({
    person: gone,
    bot: 'random',
  });
  const again = { ...by(other, table), seat: 0 };
  expect(await refusal(standIn(hall, again, 'random'))).toBe('seat.bot');
});

it('acknowledges what stands in the log, also where the disk is full for what follows from it', async () => {
  const table = await underWay(hall, PEOPLE, { rated: true });
  const { storage } = hall;
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
  expect(await resign({ ...hall, storage: full }, by('ann', table))).toEqual({ seq: 2 });
  expect(await resign({ ...hall, storage: full }, by('bob', table))).toEqual({ seq: 3 });
  const before = await findTable(storage.db, table);
  expect([before.row.state, before.row.ratedAt]).toEqual(['finished', null]);
  expect(await settleAll(hall)).toBe(1);
});
