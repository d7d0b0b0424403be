import { parseRecord, rulesFrom, Table, verifyRecord } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resign } from './acting.js';
import { findTable } from './found-table.js';
import type { Moment } from '../rooms/room.js';
import { importRecord, RECORD_MOST } from './imported.js';
import { contentText, playOn, recordText } from './records.js';
import { start } from './seats.js';
import {
  by,
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
const RULES = rulesFrom([hazard.game, glory.game]);
const PACK = 'pack: rich\ngame: hazard\ncontent:\n  table:\n    purse: 20\n';

let services: TestServices;
beforeEach(async () => {
  services = await openServices();
  for (const name of [...PEOPLE, 'dan']) await person(services, name);
});
afterEach(() => services.close());

describe('the record', () => {
  it('of a finished game shows everything and proves itself', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table);
    const text = await recordText(services, by('bob', table));
    const { row } = await findTable(services.storage.db, table);
    expect(verifyRecord(text, RULES)).toMatchObject({ ok: true, seed: row.secret });
    expect(text).toContain('name 0 ann');
    expect(text).toContain('\nresult\n');
    expect(await recordText(services, by('dan', table))).toBe(text);
  });

  it('of a running game holds what the seat has seen, and no seed', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table, 10);
    const { row, seats } = await findTable(services.storage.db, table);
    const texts = [
      await recordText(services, by('ann', table)),
      await recordText(services, by('bob', table, 1)),
      await recordText(services, by('dan', table)),
    ];
    for (const text of texts) {
      expect(text).not.toContain(row.secret);
      for (const { nonce } of seats) expect(text).not.toContain(nonce);
    }
    const disclosed = texts.map((text) => {
      const parsed = parseRecord(text);
      return parsed.ok ? parsed.record.disclosed.to : parsed.error;
    });
    expect(disclosed).toEqual([0, 1, 'public']);
  });

  it('of a running game is for nobody else’s seat', async () => {
    const table = await underWay(services, PEOPLE, { spectators: false });
    expect(await refusal(recordText(services, by('ann', table, 1)))).toBe('seat.other');
    expect(await refusal(recordText(services, by('dan', table)))).toBe('table.unknown');
    expect(await refusal(recordText(services, by('dan', table, 0)))).toBe('table.unknown');
  });

  it('of a game that was given up shows everything, and no result of the rules', async () => {
    const table = await underWay(services, PEOPLE, { game: 'glory' });
    await playOnward(services, PEOPLE, table, 20);
    await resign(services, by('ann', table));
    const { row } = await findTable(services.storage.db, table);
    expect(await recordText(services, by('bob', table))).not.toContain(row.secret);
    await resign(services, by('bob', table));
    const text = await recordText(services, by('bob', table));
    expect(verifyRecord(text, RULES)).toMatchObject({ ok: true, seed: row.secret });
    expect(text).not.toContain('\nresult\n');
  });

  it('is not there before the game begins', async () => {
    const table = await opened(services, 'ann');
    expect(await refusal(recordText(services, by('ann', table)))).toBe('table.open');
    expect(await refusal(recordText(services, by('ann', 'nowhere')))).toBe('table.unknown');
  });

  it('of a finished game asks nobody which of their seats it is for', async () => {
    const table = await opened(services, 'ann');
    await joined(services, 'ann', table);
    await start(services, 'ann', table);
    expect(await refusal(recordText(services, by('ann', table)))).toBe('seat.unnamed');
    await playOnward(services, ['ann', 'ann'], table);
    expect(await recordText(services, by('ann', table))).toBe(
      await recordText(services, by('ann', table, 1)),
    );
  });
});

describe('playing on', () => {
  it('from a running game gets a fork in which what the seat cannot know is dealt anew', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table, 7);
    const { row, seats } = await findTable(services.storage.db, table);
    const texts = [
      await playOn(services, by('ann', table), 'now'),
      await playOn(services, by('ann', table), 'now'),
    ];
    const room = await services.rooms.get(table);
    const view = await room.look((play) => play.table.view(0));
    const forks = texts.map((text) => Table.load(hazard.game, text));
    for (const [n, fork] of forks.entries()) {
      expect(fork.view(0)).toEqual(view);
      expect(texts[n]).not.toContain(row.secret);
      for (const { nonce } of seats) expect(texts[n]).not.toContain(nonce);
    }
    expect(forks[0]?.seed).not.toEqual(forks[1]?.seed);
  });

  it('from a running game starts now, for a seat of one’s own', async () => {
    const table = await underWay(services, PEOPLE);
    expect(await refusal(playOn(services, by('ann', table), { seq: 1 }))).toBe('seq.running');
    expect(await refusal(playOn(services, by('ann', table, 1), 'now'))).toBe('seat.other');
    expect(await refusal(playOn(services, by('dan', table), 'now'))).toBe('seat.none');
  });

  it('from a finished game starts anywhere, from how it really was', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table);
    const { row } = await findTable(services.storage.db, table);
    const then = async (moment: Moment) =>
      Table.load(hazard.game, await playOn(services, by('dan', table), moment));
    const at = (seq: number) => then({ seq });
    expect((await at(1)).rows).toHaveLength(0);
    expect((await at(5)).rows).toHaveLength(4);
    expect((await then({ choices: 4 })).rows).toEqual((await at(5)).rows);
    expect((await then('now')).over).toBe(true);
    expect(await refusal(then({ choices: row.head }))).toBe('seq.ahead');
    expect((await at(row.head)).over).toBe(true);
    expect((await at(5)).seed).toMatchObject({ secret: row.secret });
    expect(await refusal(at(0))).toBe('seq.unknown');
    expect(await refusal(at(row.head + 1))).toBe('seq.unknown');
  });

  it('needs the content of the table’s pack', async () => {
    const table = await underWay(services, PEOPLE, { pack: PACK, spectators: false });
    await playOnward(services, PEOPLE, table, 3);
    const content = JSON.parse((await contentText(services, by('ann', table))) ?? '') as object;
    const saved = await playOn(services, by('ann', table), 'now');
    expect(Table.load(hazard.game, saved, content).over).toBe(false);
    expect(await refusal(contentText(services, by('dan', table)))).toBe('table.unknown');
    expect(await contentText(services, by('ann', await underWay(services, PEOPLE)))).toBeNull();
  });
});

describe('an imported record', () => {
  const recorded = async (opening: Parameters<typeof underWay>[2] = {}) => {
    const table = await underWay(services, PEOPLE, opening);
    await playOnward(services, PEOPLE, table);
    return recordText(services, by('ann', table));
  };

  it('is played again and found true', async () => {
    expect(await importRecord(services, await recorded())).toMatchObject({
      ok: true,
      unchecked: 0,
    });
    expect(await importRecord(services, await recorded({ pack: PACK }))).toMatchObject({
      ok: true,
    });
  });

  it('is found false where it was changed', async () => {
    const text = await recorded();
    const changed = text.replace(/^seed ./m, (seed) => `seed ${seed.endsWith('a') ? 'b' : 'a'}`);
    expect(await importRecord(services, changed)).toMatchObject({
      ok: false,
      mismatch: { what: 'seed' },
    });
  });

  it('is refused with the code of what is wrong with it', async () => {
    const text = await recorded();
    const running = await underWay(services, PEOPLE);
    const partial = await recordText(services, by('ann', running));
    const code = (given: string) => refusal(importRecord(services, given));
    expect(await code('hello')).toBe('record.foreign');
    expect(await code(text.slice(0, -100))).toBe('record.truncated');
    expect(await code(partial)).toBe('record.truncated');
    expect(await code(text.replace('game hazard', 'game chess'))).toMatch(/^record\./);
    expect(await code('x'.repeat(RECORD_MOST + 1))).toBe('record.long');
  });

  const MEMORY_640_MB = `
    import { parentPort } from 'node:worker_threads';
    const all = [];
    for (let n = 0; n < 80; n++) all.push(new Array(1e6).fill(0.5));
    parentPort.postMessage({ ok: true, unchecked: all.length });`;

  it.each([
    ['for ever', 'for (;;);', 200, 'record.slow'],
    ['as much memory as it likes', MEMORY_640_MB, 60_000, 'record.large'],
  ])('cannot take %s', async (_, code, timeMostMs, refused) => {
    const thread = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(await refusal(importRecord(services, 'any', { thread, timeMostMs }))).toBe(refused);
  });
});
