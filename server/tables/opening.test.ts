import { commitmentOf } from '@destrier/engine';
import { packTemplate } from '@destrier/engine/pack';
import { hazard } from '@destrier/example-hazard';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../refused.js';
import { findTable } from './found-table.js';
import { gameNamed } from './services.js';
import { newTableId } from './ids.js';
import { openingSchema } from './opening.js';
import { readPack } from './packs.js';
import { closeTable } from './seats.js';
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
  for (const name of ['ann', 'bob']) await person(services, name);
  await person(services, 'guest', 'guest');
});
afterEach(() => services.close());

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
    const table = await opened(services, 'ann', {
      seats: 3,
      options: { rounds: '2' },
      bots: [null, 'greedy'],
      seat: 2,
      counsel: true,
      clock: { kind: 'days', days: 3 },
    });
    const { row, seats } = await findTable(services.storage.db, table);
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
      created: services.clock.at,
    });
    expect(row.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(row.commitment).toBe(commitmentOf(row.secret));
    expect(seats.map(({ person: who, bot }) => who ?? bot)).toEqual([null, 'greedy', 'ann']);
  });

  it('asks for an invitation and forbids watching unless it is said otherwise', async () => {
    const parsed = openingSchema.parse({ game: 'hazard', seats: 2 });
    expect(parsed.access).toBe('invitation');
    const table = await opened(services, 'ann', { access: 'invitation' });
    expect((await findTable(services.storage.db, table)).row.spectators).toBe(0);
  });

  it('seats the host on the first seat without a bot, or nowhere', async () => {
    const second = await opened(services, 'ann', { bots: ['random'] });
    const nowhere = await opened(services, 'ann', { bots: ['random', 'random'] });
    const beside = await opened(services, 'ann', { seat: null });
    const people = async (table: string) =>
      (await findTable(services.storage.db, table)).seats.map((seat) => seat.person);
    expect(await people(second)).toEqual([null, 'ann']);
    expect(await people(nowhere)).toEqual([null, null]);
    expect(await people(beside)).toEqual([null, null]);
  });

  it('refuses what the game does not know, with what it knows', async () => {
    expect(await details(opened(services, 'ann', { game: 'chess' }))).toEqual({
      code: 'game.unknown',
    });
    expect(await details(opened(services, 'ann', { seats: 6 }))).toEqual({
      code: 'setting.seats',
      seats: 6,
      least: 2,
      most: 5,
    });
    expect(await refusal(opened(services, 'ann', { seats: 5 }))).toBeUndefined();
    expect(await details(opened(services, 'ann', { options: { speed: 'fast' } }))).toEqual({
      code: 'setting.option',
      option: 'speed',
    });
    expect(await details(opened(services, 'ann', { options: { rounds: '5' } }))).toEqual({
      code: 'setting.value',
      option: 'rounds',
      value: '5',
      values: '2 3 4',
    });
  });

  it('refuses what does not go together, with the reason of the game', async () => {
    const chaos = { game: 'avalon', seats: 5, options: { chaos: 'on', style: 'camelot' } };
    expect(await details(opened(services, 'ann', chaos))).toEqual({
      code: 'setting.invalid',
      rule: 'A18.16',
      why: 'chaosStyle',
    });
    expect(await refusal(opened(services, 'ann', { ...chaos, seats: 7 }))).toBeUndefined();
  });

  it('refuses bots and a host on seats that are not theirs', async () => {
    const bots = [null, null, 'random'] as const;
    expect(await refusal(opened(services, 'ann', { bots: [...bots] }))).toBe('bots.many');
    expect(await refusal(opened(services, 'ann', { seat: 2 }))).toBe('seat.unknown');
    expect(await refusal(opened(services, 'ann', { bots: ['random'], seat: 0 }))).toBe(
      'seat.taken',
    );
    expect(openingSchema.safeParse({ game: 'hazard', seats: 2, bots: ['god'] }).success).toBe(
      false,
    );
  });

  it('wants a password where one is asked for, and only there', async () => {
    expect(await refusal(opened(services, 'ann', { access: 'password' }))).toBe('password.needed');
    expect(await refusal(opened(services, 'ann', { password: 'round table' }))).toBe(
      'password.unused',
    );
    const table = await opened(services, 'ann', { access: 'password', password: 'round table' });
    const { row } = await findTable(services.storage.db, table);
    expect(row.password).toMatch(/^\$argon2id\$/);
  });

  it('rates accounts at the game as it is, against others', async () => {
    expect(await refusal(opened(services, 'guest', { rated: true }))).toBe('rated.guest');
    expect(await refusal(opened(services, 'ann', { rated: true, pack: PACK }))).toBe('rated.pack');
    const weak = { rated: true, standIn: 'random' } as const;
    expect(await refusal(opened(services, 'ann', weak))).toBe('rated.standIn');
    const alone = { game: 'glory', seats: 1, rated: true };
    expect(await refusal(opened(services, 'ann', alone))).toBe('rated.alone');
    expect(await refusal(opened(services, 'ann', { ...alone, rated: false }))).toBeUndefined();
    expect(await refusal(opened(services, 'ann', { rated: true }))).toBeUndefined();
  });

  it('lets nobody have more than 50 tables, until one of them is closed', async () => {
    const tables: string[] = [];
    for (let n = 0; n < 50; n++) tables.push(await opened(services, 'ann', { seat: null }));
    expect(await refusal(opened(services, 'ann'))).toBe('tables.many');
    const other = await opened(services, 'bob');
    expect(await refusal(joined(services, 'ann', other))).toBe('tables.many');
    expect(await refusal(joined(services, 'ann', tables[1] ?? ''))).toBeUndefined();
    await closeTable(services, 'ann', tables[0] ?? '');
    expect(await refusal(joined(services, 'ann', other))).toBeUndefined();
    expect(await refusal(opened(services, 'ann'))).toBe('tables.many');
  });
});

describe('content packs', () => {
  it('are kept by the hash of what is played with, and played with', async () => {
    const first = await opened(services, 'ann', { pack: PACK });
    const second = await opened(services, 'bob', { pack: `# the same\n${PACK}` });
    const { row } = await findTable(services.storage.db, first);
    expect(row.pack).toBe(row.content);
    expect((await findTable(services.storage.db, second)).row.pack).toBe(row.pack);
    expect(await services.storage.db.selectFrom('packs').select('hash').execute()).toHaveLength(1);
    const room = await services.rooms.get(first);
    expect(room.setting.content).toMatchObject({ table: { purse: 20 } });
    expect((await services.rooms.get(second)).setting.content).toBe(room.setting.content);
  });

  it('may be the template that is given out', async () => {
    if (hazard.pack === undefined) throw new Error('hazard has packs');
    const pack = packTemplate('hazard', hazard.game.content, hazard.pack);
    expect(await refusal(opened(services, 'ann', { pack }))).toBeUndefined();
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
    ['words without end', `{${'a,'.repeat(49_000)}}`, 'pack.invalid'],
    ['a key twice', `${PACK}pack: other\n`, 'pack.invalid'],
    ['nothing', '', 'pack.invalid'],
  ])('are refused with %s', async (_, pack, code) => {
    expect(await refusal(opened(services, 'ann', { pack }))).toBe(code);
    expect(await services.storage.db.selectFrom('packs').selectAll().execute()).toEqual([]);
  });

  it.each([
    'content:\n  __proto__:\n    toString: 5',
    'content:\n  table:\n    __proto__:\n      purse: 5',
  ])('cannot change what all objects have in common: %s', async (content) => {
    const { toString } = Object.prototype;
    const pack = `pack: evil\ngame: hazard\n${content}\n`;
    const code = await refusal(opened(services, 'ann', { pack }));
    const same = Object.prototype.toString === toString && !('purse' in Object.prototype);
    Object.prototype.toString = toString;
    expect([code, same]).toEqual(['pack.invalid', true]);
  });

  it('are read beside everything else, for a while and no longer', async () => {
    const thread = new URL('data:text/javascript,for (;;);');
    let turns = 0;
    const others = setInterval(() => turns++, 10);
    const offered = gameNamed(services.games, 'hazard');
    expect(await refusal(readPack(offered, PACK, { thread, timeMostMs: 300 }))).toBe('pack.slow');
    clearInterval(others);
    expect(turns).toBeGreaterThan(5);
  });

  it('are not even read where there would be no table', async () => {
    const pack = 'pack: [';
    expect(await refusal(opened(services, 'ann', { pack, rated: true }))).toBe('rated.pack');
    expect(await refusal(opened(services, 'ann', { pack, seat: 2 }))).toBe('seat.unknown');
    for (let n = 0; n < 50; n++) await opened(services, 'ann', { seat: null });
    expect(await refusal(opened(services, 'ann', { pack }))).toBe('tables.many');
  });

  it('are refused by games that have none', async () => {
    expect(await refusal(opened(services, 'ann', { game: 'ring', pack: PACK }))).toBe('pack.none');
  });
});

it('does not play on with other content than it was opened with', async () => {
  const table = await opened(services, 'ann');
  await services.storage.write(async (db) => {
    const change = { content: 'sha256:other' };
    await db.updateTable('tables').set(change).where('id', '=', table).execute();
  });
  expect(await refusal(services.rooms.get(table))).toBe('table.content');
  expect(await refusal(services.rooms.get('nowhere'))).toBe('table.unknown');
});
