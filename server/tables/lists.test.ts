import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resign } from './acting.js';
import { tableCard } from './cards.js';
import { findTable } from './found.js';
import {
  finishedTables,
  myTables,
  openTables,
  pageSchema,
  watchableTables,
  type Page,
} from './lists.js';
import { closeTable, seatBot, start } from './seats.js';
import {
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

const PAIR = ['ann', 'bob'] as const;

let hall: TestHall;
beforeEach(async () => {
  hall = await openHall();
  for (const name of [...PAIR, 'cy']) await person(hall, name);
});
afterEach(() => hall.close());

const FIRST = pageSchema.parse({});
const ids = ({ tables }: Page) => tables.map(({ id }) => id);

/** Opens tables one after the other, so that they have an order. */
async function later<T>(deed: () => Promise<T>): Promise<T> {
  hall.clock.at += 1000;
  return deed();
}

async function allPages(list: typeof openTables, most: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = null; ;) {
    const page = await list(hall, 'ann', { cursor, most });
    pages.push(ids(page));
    if (page.next === null) return pages;
    cursor = page.next;
  }
}

describe('open tables', () => {
  it('are those with a free seat that anybody may take, the latest first', async () => {
    const first = await later(() => opened(hall, 'ann'));
    const second = await later(() => opened(hall, 'bob'));
    const full = await later(() => opened(hall, 'ann'));
    await seatBot(hall, 'ann', full, { seat: 1, level: 'random' });
    const closed = await later(() => opened(hall, 'ann'));
    await closeTable(hall, 'ann', closed);
    await later(() => opened(hall, 'ann', { access: 'invitation' }));
    await later(() => opened(hall, 'ann', { access: 'password', password: 'round table' }));
    await later(() => underWay(hall, PAIR));
    expect(ids(await openTables(hall, 'cy', FIRST))).toEqual([second, first]);
  });

  it('are not those whose seats have been made fast', async () => {
    const table = await opened(hall, 'ann');
    await hall.storage.write(async (db) => {
      await db.updateTable('tables').set({ started: 1 }).where('id', '=', table).execute();
    });
    expect(ids(await openTables(hall, 'cy', FIRST))).toEqual([]);
    expect(await refusal(joined(hall, 'cy', table))).toBe('table.begun');
  });

  it('come in pages without gap or repeat, also where several were opened at once', async () => {
    const tables: string[] = [];
    for (let n = 0; n < 3; n++) tables.push(await opened(hall, 'ann'));
    for (let n = 0; n < 4; n++) tables.push(await later(() => opened(hall, 'ann')));
    const pages = await allPages(openTables, 3);
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat().toSorted()).toEqual(tables.toSorted());
    expect(await allPages(openTables, 7)).toHaveLength(1);
    expect(await refusal(openTables(hall, 'ann', { cursor: "1'--", most: 3 }))).toBe(
      'cursor.unknown',
    );
    expect(pageSchema.safeParse({ most: 50 }).success).toBe(true);
    expect(pageSchema.safeParse({ most: 51 }).success).toBe(false);
  });
});

describe('tables to watch', () => {
  it('run and do not forbid it', async () => {
    const open = await later(() => underWay(hall, PAIR));
    const shown = await later(() => underWay(hall, PAIR, { spectators: true }));
    const hidden = await later(() => underWay(hall, PAIR, { spectators: false }));
    await later(() => opened(hall, 'ann'));
    const over = await later(() => underWay(hall, PAIR));
    await resign(hall, { person: 'ann', table: over, seat: null });
    expect(ids(await watchableTables(hall, 'cy', FIRST))).toEqual([shown, open]);
    expect(await refusal(tableCard(hall, 'cy', hidden, null))).toBe('table.unknown');
    expect(await refusal(tableCard(hall, 'cy', shown, null))).toBeUndefined();
  });
});

describe('my tables', () => {
  it('are those first that wait for me, then those that run, then those that are open', async () => {
    const waiting = await later(() => opened(hall, 'ann'));
    const [first, second] = [
      await later(() => underWay(hall, PAIR)),
      await later(() => underWay(hall, PAIR)),
    ];
    const { seat } = await nextChoice(hall, first);
    const asked = PAIR[seat === 0 ? 0 : 1];
    const unasked = PAIR[seat === 0 ? 1 : 0];
    await playOnward(hall, PAIR, second, 1);
    const turn = await nextChoice(hall, second);
    expect(turn.seat).not.toBe(seat);
    const mine = await myTables(hall, 'ann', FIRST);
    expect(ids(mine)).toEqual(
      asked === 'ann' ? [first, second, waiting] : [second, first, waiting],
    );
    expect(mine.tables.map(({ waits }) => waits)).toEqual([true, false, false]);
    expect(ids(await myTables(hall, unasked, FIRST))).toHaveLength(unasked === 'ann' ? 3 : 2);
    expect(ids(await myTables(hall, 'cy', FIRST))).toEqual([]);
  });

  it('are sorted by how soon time is up, and come in pages', async () => {
    const days = (n: number) =>
      later(() => underWay(hall, PAIR, { clock: { kind: 'days', days: n } }));
    const [three, one, two] = [await days(3), await days(1), await days(2)];
    const { seat } = await nextChoice(hall, one);
    const asked = PAIR[seat === 0 ? 0 : 1];
    expect(ids(await myTables(hall, asked, FIRST))).toEqual([one, two, three]);
    const page = await myTables(hall, asked, { cursor: null, most: 2 });
    expect(ids(page)).toEqual([one, two]);
    const rest = await myTables(hall, asked, { cursor: page.next, most: 2 });
    expect([ids(rest), rest.next]).toEqual([[three], null]);
  });
});

describe('finished games', () => {
  it('are mine alone, the latest first, with their results', async () => {
    const early = await later(() => underWay(hall, PAIR));
    const late = await later(() => underWay(hall, PAIR));
    await later(() => playOnward(hall, PAIR, late));
    await later(() => playOnward(hall, PAIR, early));
    const finished = await finishedTables(hall, 'bob', FIRST);
    expect(ids(finished)).toEqual([early, late]);
    expect(finished.tables[0]?.result).toHaveLength(2);
    expect(finished.tables[0]).toMatchObject({ asked: [], deadline: null, state: 'finished' });
    expect(ids(await finishedTables(hall, 'cy', FIRST))).toEqual([]);
    expect(await allPages(finishedTables, 1)).toEqual([[early], [late]]);
    expect(ids(await myTables(hall, 'bob', FIRST))).toEqual([]);
  });
});

describe('what a card shows', () => {
  it('has names, settings and how the table stands', async () => {
    const table = await opened(hall, 'ann', { seats: 3, bots: [null, 'strong'] });
    expect(await tableCard(hall, 'ann', table, null)).toMatchObject({
      id: table,
      game: 'hazard',
      options: { rounds: '3', mercy: 'on' },
      seats: [
        { seat: 0, person: { id: 'ann', name: 'ann', kind: 'account' }, bot: null },
        { seat: 1, person: null, bot: 'strong' },
        { seat: 2, person: null, bot: null },
      ],
      clock: { kind: 'none' },
      state: 'open',
      host: 'ann',
      mine: [0],
      waits: false,
      result: null,
    });
  });

  it('never holds a secret, and the invitation only for those who belong there', async () => {
    const password = 'round table';
    const table = await opened(hall, 'ann', { access: 'password', password, seats: 3 });
    await joined(hall, 'bob', table, { password, nonce: 'nonce of bob' });
    await seatBot(hall, 'ann', table, { seat: 2, level: 'random' });
    for (const deed of [async () => {}, () => start(hall, 'ann', table)]) {
      await deed();
      const { row } = await findTable(hall.storage.db, table);
      const own = JSON.stringify(await tableCard(hall, 'bob', table, null));
      expect(own).toContain(row.invitation);
      for (const secret of [row.secret, row.password ?? '?', 'nonce of bob'])
        expect(own).not.toContain(secret);
    }
    const other = await opened(hall, 'ann', { access: 'password', password });
    const { row } = await findTable(hall.storage.db, other);
    expect(JSON.stringify(await tableCard(hall, 'cy', other, null))).not.toContain(row.invitation);
  });

  it('is for who has the link, where one is needed', async () => {
    const table = await opened(hall, 'ann', { access: 'invitation' });
    const { row } = await findTable(hall.storage.db, table);
    expect(await refusal(tableCard(hall, 'bob', table, null))).toBe('table.unknown');
    expect(await refusal(tableCard(hall, 'bob', table, 'wrong'))).toBe('table.unknown');
    expect((await tableCard(hall, 'bob', table, row.invitation)).id).toBe(table);
    await joined(hall, 'bob', table, { invitation: row.invitation });
    await start(hall, 'ann', table);
    expect(await refusal(tableCard(hall, 'cy', table, row.invitation))).toBe('table.unknown');
  });

  it('has no name for who deleted themselves', async () => {
    const table = await opened(hall, 'ann');
    await hall.storage.write(async (db) => {
      await db.updateTable('people').set({ name: null }).where('id', '=', 'ann').execute();
    });
    const { seats } = await tableCard(hall, 'bob', table, null);
    expect(seats[0]?.person).toEqual({ id: 'ann', name: null, kind: 'account' });
  });
});
