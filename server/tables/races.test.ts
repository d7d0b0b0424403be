import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ratingsOf } from '../people/ratings.js';
import { newPlace, type Place } from '../storage/testing/places.js';
import { choose, resign } from './acting.js';
import { readChat, say } from './chat.js';
import { settle, settleAll } from './finish.js';
import { findTable } from './found-table.js';
import { myTables, openTables, pageSchema, watchableTables } from './lists.js';
import { rematch } from './rematch.js';
import { leave, start } from './seats.js';
import {
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

const PAIR = ['ann', 'bob'] as const;

describe('two processes on one PostgreSQL', () => {
  let place: Place;
  let here: TestServices;
  let there: TestServices;
  beforeEach(async () => {
    place = await newPlace('postgres');
    here = await openServices(place);
    there = await openServices(place);
    for (const name of [...PAIR, 'cy']) await person(here, name);
  });
  afterEach(async () => {
    await here.close();
    await there.close();
    await place.clear();
  });

  it('give a seat to one of two who want it', async () => {
    for (let round = 0; round < 5; round++) {
      const table = await opened(here, 'ann');
      const wanted = [joined(here, 'bob', table), joined(there, 'cy', table)].map(refusal);
      expect(new Set(await Promise.all(wanted))).toEqual(new Set(['table.full', undefined]));
    }
  });

  it('let who leaves while the host starts either leave or play', async () => {
    for (let round = 0; round < 5; round++) {
      const table = await opened(here, 'ann');
      await joined(there, 'bob', table);
      const [started, left] = await Promise.all([
        refusal(start(here, 'ann', table)),
        refusal(leave(there, 'bob', table, null)),
      ]);
      const { row, seats } = await findTable(here.storage.db, table);
      expect([started, left]).toEqual(
        row.state === 'running' ? [undefined, 'table.begun'] : ['seats.free', undefined],
      );
      expect(seats[1]?.person).toBe(row.state === 'running' ? 'bob' : null);
    }
  });

  it('begin a game once, with the same nonces', async () => {
    const table = await opened(here, 'ann');
    await joined(there, 'bob', table);
    const outcomes = [start(here, 'ann', table), start(there, 'ann', table)].map(refusal);
    const found = await Promise.all(outcomes);
    expect(found).toContain(undefined);
    expect(found.filter((code) => code === undefined)).toHaveLength(1);
    const seeds = [here, there].map(async (services) =>
      (await services.rooms.get(table)).look((play) => play.table.seed),
    );
    const [one, other] = await Promise.all(seeds);
    expect(one).toEqual(other);
  });

  it('take choices of one game side by side', async () => {
    const table = await underWay(here, PAIR);
    const { seat: _, ...ann } = await nextChoice(here, table, 0);
    const { seat: __, ...bob } = await nextChoice(there, table, 1);
    const both = [
      choose(here, { person: 'ann', table, seat: null }, ann),
      choose(there, { person: 'bob', table, seat: null }, bob),
    ];
    const seqs = (await Promise.all(both)).map(({ seq }) => seq);
    expect(new Set(seqs)).toEqual(new Set([2, 3]));
    await playOnward(there, PAIR, table);
    expect((await findTable(here.storage.db, table)).row.state).toBe('finished');
  });

  it('rate a game once and open one rematch', async () => {
    const table = await underWay(here, PAIR, { rated: true });
    await resign(there, { person: 'bob', table, seat: null });
    await Promise.all([settle(here, table), settle(there, table), settleAll(here)]);
    expect((await ratingsOf(here.storage.db, 'ann'))[0]?.games).toBe(1);
    const [one, other] = await Promise.all([
      rematch(here, 'ann', table),
      rematch(there, 'bob', table),
    ]);
    expect(one).toBe(other);
  });

  it('number what is said without a gap', async () => {
    const table = await underWay(here, PAIR);
    const lines = Array.from({ length: 10 }, (_, n) =>
      n % 2 === 0 ? say(here, 'ann', table, `a${n}`) : say(there, 'bob', table, `b${n}`),
    );
    await Promise.all(lines);
    const said = (await readChat(there, 'ann', table, 0)).lines;
    expect(said.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('list the same tables', async () => {
    const page = pageSchema.parse({ most: 1 });
    const [first, second] = [await opened(here, 'ann'), await underWay(here, PAIR)];
    for (const services of [here, there]) {
      expect((await openTables(services, 'cy', page)).tables.map(({ id }) => id)).toEqual([first]);
      expect((await watchableTables(services, 'cy', page)).tables.map(({ id }) => id)).toEqual([
        second,
      ]);
      const mine = await myTables(services, 'ann', page);
      expect(mine.tables.map(({ id }) => id)).toEqual([second]);
      const next = await myTables(services, 'ann', { ...page, cursor: mine.next });
      expect([next.tables.map(({ id }) => id), next.next]).toEqual([[first], null]);
    }
  });

  it('let nobody have more than 50 tables, wherever they open them', async () => {
    for (let n = 0; n < 47; n++) await opened(here, 'ann');
    const wanted = [here, there, here, there, here].map((services) =>
      refusal(opened(services, 'ann')),
    );
    const refused = (await Promise.all(wanted)).filter((code) => code !== undefined);
    expect(refused).toEqual(['tables.many', 'tables.many']);
  });
});
