import { commitmentOf } from '@destrier/engine';
import { packTemplate } from '@destrier/engine/pack';
import { hazard } from '@destrier/example-hazard';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../refused.js';
import { findTable } from './found.js';
import { newTableId } from './ids.js';
import { openingSchema } from './opening.js';
import { closeTable } from './seats.js';
import { joined, opened, openHall, person, refusal, type TestHall } from './testing/hall.js';

let hall: TestHall;
beforeEach(async () => {
  hall = await openHall();
  for (const name of ['ann', 'bob']) await person(hall, name);
  await person(hall, 'guest', 'guest');
});
afterEach(() => hall.close());

const PACK = 'pack: rich\ngame: hazard\ncontent:\n  table:\n    purse: 20\n';

async function details(deed: Promise<unknown>): Promise<object | undefined> {
  const error: unknown = await deed.catch((fault: unknown) => fault);
  return error instanceof Refused ? { code: error.code, ...error.details } : undefined;
}

it('has ids of 96 bits that read well in a link', () => {
  const ids = Array.from({ length: 200 }, newTableId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{19}$/);
});

describe('what a table is opened with', () => {
  it('keeps it, with options nobody named and a commitment to its secret', async () => {
    const table = await opened(hall, 'ann', {
      seats: 3,
      options: { rounds: '2' },
      bots: [null, 'greedy'],
      seat: 2,
      counsel: true,
      clock: { kind: 'days', days: 3 },
    });
    const { row, seats } = await findTable(hall.storage.db, table);
    expect(row).toMatchObject({
      game: 'hazard',
      rules: '1.0.0',
      pack: null,
      options: '{"rounds":"2","mercy":"on"}',
      seats: 3,
      state: 'open',
      host: 'ann',
      rated: 0,
      counsel: 1,
      spectators: 1,
      clock: '{"kind":"days","days":3}',
      created: hall.clock.at,
    });
    expect(row.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(row.commitment).toBe(commitmentOf(row.secret));
    expect(seats.map(({ person: who, bot }) => who ?? bot)).toEqual([null, 'greedy', 'ann']);
  });

  it('asks for an invitation and forbids watching unless it is said otherwise', async () => {
    const parsed = openingSchema.parse({ game: 'hazard', seats: 2 });
    expect(parsed.access).toBe('invitation');
    const table = await opened(hall, 'ann', { access: 'invitation' });
    expect((await findTable(hall.storage.db, table)).row.spectators).toBe(0);
  });

  it('seats the host on the first seat without a bot, or nowhere', async () => {
    const second = await opened(hall, 'ann', { bots: ['random'] });
    const nowhere = await opened(hall, 'ann', { bots: ['random', 'random'] });
    const beside = await opened(hall, 'ann', { seat: null });
    const people = async (table: string) =>
      (await findTable(hall.storage.db, table)).seats.map((seat) => seat.person);
    expect(await people(second)).toEqual([null, 'ann']);
    expect(await people(nowhere)).toEqual([null, null]);
    expect(await people(beside)).toEqual([null, null]);
  });

  it('refuses what the game does not know, with what it knows', async () => {
    expect(await details(opened(hall, 'ann', { game: 'chess' }))).toEqual({ code: 'game.unknown' });
    expect(await details(opened(hall, 'ann', { seats: 6 }))).toEqual({
      code: 'setting.seats',
      seats: 6,
      least: 2,
      most: 5,
    });
    expect(await refusal(opened(hall, 'ann', { seats: 5 }))).toBeUndefined();
    expect(await details(opened(hall, 'ann', { options: { speed: 'fast' } }))).toEqual({
      code: 'setting.option',
      option: 'speed',
    });
    expect(await details(opened(hall, 'ann', { options: { rounds: '5' } }))).toEqual({
      code: 'setting.value',
      option: 'rounds',
      value: '5',
      values: '2 3 4',
    });
  });

  it('refuses bots and a host on seats that are not theirs', async () => {
    const bots = [null, null, 'random'] as const;
    expect(await refusal(opened(hall, 'ann', { bots: [...bots] }))).toBe('bots.many');
    expect(await refusal(opened(hall, 'ann', { seat: 2 }))).toBe('seat.unknown');
    expect(await refusal(opened(hall, 'ann', { bots: ['random'], seat: 0 }))).toBe('seat.taken');
    expect(openingSchema.safeParse({ game: 'hazard', seats: 2, bots: ['god'] }).success).toBe(
      false,
    );
  });

  it('wants a password where one is asked for, and only there', async () => {
    expect(await refusal(opened(hall, 'ann', { access: 'password' }))).toBe('password.needed');
    expect(await refusal(opened(hall, 'ann', { password: 'round table' }))).toBe('password.unused');
    const table = await opened(hall, 'ann', { access: 'password', password: 'round table' });
    const { row } = await findTable(hall.storage.db, table);
    expect(row.password).toMatch(/^\$argon2id\$/);
  });

  it('rates accounts at the game as it is, against others', async () => {
    expect(await refusal(opened(hall, 'guest', { rated: true }))).toBe('rated.guest');
    expect(await refusal(opened(hall, 'ann', { rated: true, pack: PACK }))).toBe('rated.pack');
    const alone = { game: 'glory', seats: 1, rated: true };
    expect(await refusal(opened(hall, 'ann', alone))).toBe('rated.alone');
    expect(await refusal(opened(hall, 'ann', { ...alone, rated: false }))).toBeUndefined();
    expect(await refusal(opened(hall, 'ann', { rated: true }))).toBeUndefined();
  });

  it('lets nobody have more than 50 tables, until one of them is closed', async () => {
    const tables: string[] = [];
    for (let n = 0; n < 50; n++) tables.push(await opened(hall, 'ann', { seat: null }));
    expect(await refusal(opened(hall, 'ann'))).toBe('tables.many');
    const other = await opened(hall, 'bob');
    expect(await refusal(joined(hall, 'ann', other))).toBe('tables.many');
    expect(await refusal(joined(hall, 'ann', tables[1] ?? ''))).toBeUndefined();
    await closeTable(hall, 'ann', tables[0] ?? '');
    expect(await refusal(joined(hall, 'ann', other))).toBeUndefined();
    expect(await refusal(opened(hall, 'ann'))).toBe('tables.many');
  });
});

describe('content packs', () => {
  it('are kept by the hash of what is played with, and played with', async () => {
    const first = await opened(hall, 'ann', { pack: PACK });
    const second = await opened(hall, 'bob', { pack: `# the same\n${PACK}` });
    const { row } = await findTable(hall.storage.db, first);
    expect(row.pack).toBe(row.content);
    expect((await findTable(hall.storage.db, second)).row.pack).toBe(row.pack);
    expect(await hall.storage.db.selectFrom('packs').select('hash').execute()).toHaveLength(1);
    const room = await hall.rooms.get(first);
    expect(room.setting.content).toMatchObject({ table: { purse: 20 } });
    expect((await hall.rooms.get(second)).setting.content).toBe(room.setting.content);
  });

  it('may be the template that is given out', async () => {
    if (hazard.pack === undefined) throw new Error('hazard has packs');
    const pack = packTemplate('hazard', hazard.game.content, hazard.pack);
    expect(await refusal(opened(hall, 'ann', { pack }))).toBeUndefined();
  });

  it.each([
    ['no YAML', 'pack: [', 'pack.invalid'],
    ['another game', PACK.replace('hazard', 'glory'), 'pack.invalid'],
    ['an impossible figure', PACK.replace('20', '21'), 'pack.invalid'],
    ['an unknown item', PACK.replace('purse', 'horse'), 'pack.invalid'],
    ['aliases', 'pack: &a x\ngame: *a\n', 'pack.invalid'],
    ['nesting without end', `pack: ${'['.repeat(50_000)}`, 'pack.invalid'],
    ['lists in lists without end', '- '.repeat(40_000), 'pack.invalid'],
    ['keys in keys without end', '? '.repeat(40_000), 'pack.invalid'],
    ['nothing', '', 'pack.invalid'],
  ])('are refused with %s', async (_, pack, code) => {
    expect(await refusal(opened(hall, 'ann', { pack }))).toBe(code);
    expect(await hall.storage.db.selectFrom('packs').selectAll().execute()).toEqual([]);
  });

  it.each([
    'content:\n  __proto__:\n    toString: 5',
    'content:\n  table:\n    __proto__:\n      purse: 5',
  ])('cannot change what all objects have in common: %s', async (content) => {
    const { toString } = Object.prototype;
    const pack = `pack: evil\ngame: hazard\n${content}\n`;
    const code = await refusal(opened(hall, 'ann', { pack }));
    const same = Object.prototype.toString === toString && !('purse' in Object.prototype);
    Object.prototype.toString = toString;
    expect([code, same]).toEqual(['pack.invalid', true]);
  });

  it('are refused by games that have none', async () => {
    expect(await refusal(opened(hall, 'ann', { game: 'ring', pack: PACK }))).toBe('pack.none');
  });
});

it('does not play on by other rules or content than it was opened with', async () => {
  for (const change of [{ rules: '0.9.0' }, { content: 'sha256:other' }]) {
    const table = await opened(hall, 'ann');
    await hall.storage.write(async (db) => {
      await db.updateTable('tables').set(change).where('id', '=', table).execute();
    });
    expect(await refusal(hall.rooms.get(table))).toBe(`table.${Object.keys(change)[0]}`);
  }
  expect(await refusal(hall.rooms.get('nowhere'))).toBe('table.unknown');
});
