import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resign } from './acting.js';
import { tableCard } from './cards.js';
import { findTable } from './found-table.js';
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
  openServices,
  person,
  playOnward,
  refusal,
  underWay,
  type TestServices,
} from './testing/services.js';

const PAIR = ['ann', 'bob'] as const;

let services: TestServices;
beforeEach(async () => {
  services = await openServices();
  for (const name of [...PAIR, 'cy']) await person(services, name);
});
afterEach(() => services.close());

const FIRST = pageSchema.parse({});
const ids = ({ tables }: Page) => tables.map(({ id }) => id);

/** Opens tables one after the other, so that they have an order. */
async function later<T>(deed: () => Promise<T>): Promise<T> {
  services.clock.at += 1000;
  return deed();
}

async function allPages(list: typeof myTables, most: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = null; ;) {
    const page = await list(services, 'ann', { cursor, most });
    pages.push(ids(page));
    if (page.next === null) return pages;
    cursor = page.next;
  }
}

describe('open tables', () => {
  it('are those with a free seat that anybody may take, the latest first', async () => {
    const first = await later(() => opened(services, 'ann'));
    const second = await later(() => opened(services, 'bob'));
    const full = await later(() => opened(services, 'ann'));
    await seatBot(services, 'ann', full, { seat: 1, level: 'random' });
    const closed = await later(() => opened(services, 'ann'));
    await closeTable(services, 'ann', closed);
    await later(() => opened(services, 'ann', { access: 'invitation' }));
    await later(() => opened(services, 'ann', { access: 'password', password: 'round table' }));
    await later(() => underWay(services, PAIR));
    expect(ids(await openTables(services, 'cy', FIRST))).toEqual([second, first]);
  });

  it('are not those whose seats have been made fast', async () => {
    const table = await opened(services, 'ann');
    await services.storage.write(async (db) => {
      await db.updateTable('tables').set({ started: 1 }).where('id', '=', table).execute();
    });
    expect(ids(await openTables(services, 'cy', FIRST))).toEqual([]);
    expect(await refusal(joined(services, 'cy', table))).toBe('table.begun');
  });

  it('come in pages without gap or repeat, also where several were opened at once', async () => {
    const tables: string[] = [];
    for (let n = 0; n < 3; n++) tables.push(await opened(services, 'ann'));
    for (let n = 0; n < 4; n++) tables.push(await later(() => opened(services, 'ann')));
    const pages = await allPages(openTables, 3);
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat().toSorted()).toEqual(tables.toSorted());
    expect(await allPages(openTables, 7)).toHaveLength(1);
    expect(await refusal(openTables(services, 'ann', { cursor: "1'--", most: 3 }))).toBe(
      'cursor.unknown',
    );
    expect(pageSchema.safeParse({ most: 50 }).success).toBe(true);
    expect(pageSchema.safeParse({ most: 51 }).success).toBe(false);
  });
});

describe('tables to watch', () => {
  it('run and do not forbid it', async () => {
    const open = await later(() => underWay(services, PAIR));
    const shown = await later(() => underWay(services, PAIR, { spectators: true }));
    const hidden = await later(() => underWay(services, PAIR, { spectators: false }));
    await later(() => opened(services, 'ann'));
    const over = await later(() => underWay(services, PAIR));
    await resign(services, { person: 'ann', table: over, seat: null });
    expect(ids(await watchableTables(services, 'cy', FIRST))).toEqual([shown, open]);
    expect(await refusal(tableCard(services, 'cy', hidden, null))).toBe('table.unknown');
    expect(await refusal(tableCard(services, 'cy', shown, null))).toBeUndefined();
  });
});

describe('my tables', () => {
  it('are those first that wait for me, then those that run, then those that are open', async () => {
    const waiting = await later(() => opened(services, 'ann'));
    const [first, second] = [
      await later(() => underWay(services, PAIR)),
      await later(() => underWay(services, PAIR)),
    ];
    const { seat } = await nextChoice(services, first);
    const asked = PAIR[seat === 0 ? 0 : 1];
    const unasked = PAIR[seat === 0 ? 1 : 0];
    await playOnward(services, PAIR, second, 1);
    const turn = await nextChoice(services, second);
    expect(turn.seat).not.toBe(seat);
    const mine = await myTables(services, 'ann', FIRST);
    expect(ids(mine)).toEqual(
      asked === 'ann' ? [first, second, waiting] : [second, first, waiting],
    );
    expect(mine.tables.map(({ waits }) => waits)).toEqual([true, false, false]);
    expect(ids(await myTables(services, unasked, FIRST))).toHaveLength(unasked === 'ann' ? 3 : 2);
    expect(ids(await myTables(services, 'cy', FIRST))).toEqual([]);
  });

  it('are sorted by how soon time is up, and come in pages', async () => {
    const days = (n: number) =>
      later(() => underWay(services, PAIR, { clock: { kind: 'days', days: n } }));
    const [three, one, two] = [await days(3), await days(1), await days(2)];
    const { seat } = await nextChoice(services, one);
    const asked = PAIR[seat === 0 ? 0 : 1];
    expect(ids(await myTables(services, asked, FIRST))).toEqual([one, two, three]);
    const page = await myTables(services, asked, { cursor: null, most: 2 });
    expect(ids(page)).toEqual([one, two]);
    const rest = await myTables(services, asked, { cursor: page.next, most: 2 });
    expect([ids(rest), rest.next]).toEqual([[three], null]);
  });
});

describe('finished games', () => {
  it('are mine alone, the latest first, with their results', async () => {
    const early = await later(() => underWay(services, PAIR));
    const late = await later(() => underWay(services, PAIR));
    await later(() => playOnward(services, PAIR, late));
    await later(() => playOnward(services, PAIR, early));
    const finished = await finishedTables(services, 'bob', FIRST);
    expect(ids(finished)).toEqual([early, late]);
    expect(finished.tables[0]?.result).toHaveLength(2);
    expect(finished.tables[0]).toMatchObject({ asked: [], deadline: null, state: 'finished' });
    expect(ids(await finishedTables(services, 'cy', FIRST))).toEqual([]);
    expect(await allPages(finishedTables, 1)).toEqual([[early], [late]]);
    expect(ids(await myTables(services, 'bob', FIRST))).toEqual([]);
  });
});

describe('what a card shows', () => {
  it('has names, settings and how the table stands', async () => {
    const table = await opened(services, 'ann', { seats: 3, bots: [null, 'strong'] });
    expect(await tableCard(services, 'ann', table, null)).toMatchObject({
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
    const table = await opened(services, 'ann', { access: 'password', password, seats: 3 });
    await joined(services, 'bob', table, { password, nonce: 'nonce of bob' });
    await seatBot(services, 'ann', table, { seat: 2, level: 'random' });
    for (const deed of [async () => {}, () => start(services, 'ann', table)]) {
      await deed();
      const { row } = await findTable(services.storage.db, table);
      const own = JSON.stringify(await tableCard(services, 'bob', table, null));
      expect(own).toContain(row.invitation);
      for (const secret of [row.secret, row.password ?? '?', 'nonce of bob'])
        expect(own).not.toContain(secret);
    }
    const other = await opened(services, 'ann', { access: 'password', password });
    const { row } = await findTable(services.storage.db, other);
    expect(JSON.stringify(await tableCard(services, 'cy', other, null))).not.toContain(
      row.invitation,
    );
  });

  it('is for who has the link, where one is needed', async () => {
    const table = await opened(services, 'ann', { access: 'invitation' });
    const { row } = await findTable(services.storage.db, table);
    expect(await refusal(tableCard(services, 'bob', table, null))).toBe('table.unknown');
    expect(await refusal(tableCard(services, 'bob', table, 'wrong'))).toBe('table.unknown');
    expect((await tableCard(services, 'bob', table, row.invitation)).id).toBe(table);
    await joined(services, 'bob', table, { invitation: row.invitation });
    await start(services, 'ann', table);
    expect(await refusal(tableCard(services, 'cy', table, row.invitation))).toBe('table.unknown');
  });

  it('has no name for who deleted themselves', async () => {
    const table = await opened(services, 'ann');
    await services.storage.write(async (db) => {
      await db.updateTable('people').set({ name: null }).where('id', '=', 'ann').execute();
    });
    const { seats } = await tableCard(services, 'bob', table, null);
    expect(seats[0]?.person).toEqual({ id: 'ann', name: null, kind: 'account', arms: null });
  });
});
