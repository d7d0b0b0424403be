import { parseRecord, rulesFrom, Table, verifyRecord } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resign } from './acting.js';
import { findTable } from './found.js';
import { importRecord, RECORD_MOST } from './imported.js';
import { contentText, playOn, recordText } from './records.js';
import { start } from './seats.js';
import {
  by,
  joined,
  opened,
  openHall,
  person,
  playOnward,
  refusal,
  underWay,
  type TestHall,
} from './testing/hall.js';

const PEOPLE: readonly string[] = ['ann', 'bob', 'cy'];
const RULES = rulesFrom([hazard.game, glory.game]);
const PACK = 'pack: rich\ngame: hazard\ncontent:\n  table:\n    purse: 20\n';

let hall: TestHall;
beforeEach(async () => {
  hall = await openHall();
  for (const name of [...PEOPLE, 'dan']) await person(hall, name);
});
afterEach(() => hall.close());

describe('the record', () => {
  it('of a finished game shows everything and proves itself', async () => {
    const table = await underWay(hall, PEOPLE);
    await playOnward(hall, PEOPLE, table);
    const text = await recordText(hall, by('bob', table));
    const { row } = await findTable(hall.storage.db, table);
    expect(verifyRecord(text, RULES)).toMatchObject({ ok: true, seed: row.secret });
    expect(text).toContain('name 0 ann');
    expect(text).toContain('\nresult\n');
    expect(await recordText(hall, by('dan', table))).toBe(text);
  });

  it('of a running game holds what the seat has seen, and no seed', async () => {
    const table = await underWay(hall, PEOPLE);
    await playOnward(hall, PEOPLE, table, 10);
    const { row, seats } = await findTable(hall.storage.db, table);
    const texts = [
      await recordText(hall, by('ann', table)),
      await recordText(hall, by('bob', table, 1)),
      await recordText(hall, by('dan', table)),
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
    const table = await underWay(hall, PEOPLE, { spectators: false });
    expect(await refusal(recordText(hall, by('ann', table, 1)))).toBe('seat.other');
    expect(await refusal(recordText(hall, by('dan', table)))).toBe('table.unknown');
    expect(await refusal(recordText(hall, by('dan', table, 0)))).toBe('table.unknown');
  });

  it('of a game that was given up shows everything, and no result of the rules', async () => {
    const table = await underWay(hall, PEOPLE, { game: 'glory' });
    await playOnward(hall, PEOPLE, table, 20);
    await resign(hall, by('ann', table));
    const { row } = await findTable(hall.storage.db, table);
    expect(await recordText(hall, by('bob', table))).not.toContain(row.secret);
    await resign(hall, by('bob', table));
    const text = await recordText(hall, by('bob', table));
    expect(verifyRecord(text, RULES)).toMatchObject({ ok: true, seed: row.secret });
    expect(text).not.toContain('\nresult\n');
  });

  it('is not there before the game begins', async () => {
    const table = await opened(hall, 'ann');
    expect(await refusal(recordText(hall, by('ann', table)))).toBe('table.open');
    expect(await refusal(recordText(hall, by('ann', 'nowhere')))).toBe('table.unknown');
  });

  it('of a finished game asks nobody which of their seats it is for', async () => {
    const table = await opened(hall, 'ann');
    await joined(hall, 'ann', table);
    await start(hall, 'ann', table);
    expect(await refusal(recordText(hall, by('ann', table)))).toBe('seat.unnamed');
    await playOnward(hall, ['ann', 'ann'], table);
    expect(await recordText(hall, by('ann', table))).toBe(
      await recordText(hall, by('ann', table, 1)),
    );
  });
});

describe('playing on', () => {
  it('from a running game gets a fork in which what the seat cannot know is dealt anew', async () => {
    const table = await underWay(hall, PEOPLE);
    await playOnward(hall, PEOPLE, table, 7);
    const { row, seats } = await findTable(hall.storage.db, table);
    const texts = [
      await playOn(hall, by('ann', table), null),
      await playOn(hall, by('ann', table), null),
    ];
    const room = await hall.rooms.get(table);
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
    const table = await underWay(hall, PEOPLE);
    expect(await refusal(playOn(hall, by('ann', table), 1))).toBe('seq.running');
    expect(await refusal(playOn(hall, by('ann', table, 1), null))).toBe('seat.other');
    expect(await refusal(playOn(hall, by('dan', table), null))).toBe('seat.none');
  });

  it('from a finished game starts anywhere, from how it really was', async () => {
    const table = await underWay(hall, PEOPLE);
    await playOnward(hall, PEOPLE, table);
    const { row } = await findTable(hall.storage.db, table);
    const at = async (seq: number | null) =>
      Table.load(hazard.game, await playOn(hall, by('dan', table), seq));
    expect((await at(1)).rows).toHaveLength(0);
    expect((await at(5)).rows).toHaveLength(4);
    expect((await at(null)).over).toBe(true);
    expect((await at(row.head)).over).toBe(true);
    expect((await at(5)).seed).toMatchObject({ secret: row.secret });
    expect(await refusal(at(0))).toBe('seq.unknown');
    expect(await refusal(at(row.head + 1))).toBe('seq.unknown');
  });

  it('needs the content of the table’s pack', async () => {
    const table = await underWay(hall, PEOPLE, { pack: PACK, spectators: false });
    await playOnward(hall, PEOPLE, table, 3);
    const content = JSON.parse((await contentText(hall, by('ann', table))) ?? '') as object;
    const saved = await playOn(hall, by('ann', table), null);
    expect(Table.load(hazard.game, saved, content).over).toBe(false);
    expect(await refusal(contentText(hall, by('dan', table)))).toBe('table.unknown');
    expect(await contentText(hall, by('ann', await underWay(hall, PEOPLE)))).toBeNull();
  });
});

describe('an imported record', () => {
  const recorded = async (opening: Parameters<typeof underWay>[2] = {}) => {
    const table = await underWay(hall, PEOPLE, opening);
    await playOnward(hall, PEOPLE, table);
    return recordText(hall, by('ann', table));
  };

  it('is played again and found true', async () => {
    expect(await importRecord(hall, await recorded())).toMatchObject({ ok: true, unchecked: 0 });
    expect(await importRecord(hall, await recorded({ pack: PACK }))).toMatchObject({ ok: true });
  });

  it('is found false where it was changed', async () => {
    const text = await recorded();
    const changed = text.replace(/^seed ./m, (seed) => `seed ${seed.endsWith('a') ? 'b' : 'a'}`);
    expect(await importRecord(hall, changed)).toMatchObject({
      ok: false,
      mismatch: { what: 'seed' },
    });
  });

  it('is refused with the code of what is wrong with it', async () => {
    const text = await recorded();
    const running = await underWay(hall, PEOPLE);
    const partial = await recordText(hall, by('ann', running));
    const code = (given: string) => refusal(importRecord(hall, given));
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
    expect(await refusal(importRecord(hall, 'any', { thread, timeMostMs }))).toBe(refused);
  });
});
