import { parseRecord, rulesFrom, verifyRecord, type AnyGame } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPlace, type Place } from '../storage/testing/places.js';
import { choose } from './acting.js';
import { tableCard } from './cards.js';
import { findTable } from './found-table.js';
import { recordText } from './records.js';
import { rematch } from './rematch.js';
import {
  by,
  nextChoice,
  openServices,
  opened,
  person,
  playOnward,
  refusal,
  underWay,
} from './testing/services.js';
import type { TestServices } from './testing/services.js';

const PEOPLE: readonly string[] = ['ann', 'bob'];

const later: AnyGame = { ...hazard.game, rulesVersion: '1.1.0' };
/** Later rules that begin otherwise. */
const otherwise: AnyGame = {
  ...later,
  setup: (setting) => ({ ...hazard.game.setup(setting), chest: 1 }),
};
/** Later rules that cannot even begin. */
const faulty: AnyGame = {
  ...later,
  setup: () => {
    throw new Error('no set-up');
  },
};

let place: Place;
let services: TestServices;
beforeEach(async () => {
  place = await newPlace('sqlite');
  services = await openServices(place);
  for (const name of [...PEOPLE, 'dan']) await person(services, name);
});
afterEach(async () => {
  await services.close();
  await place.clear();
});

/** The server is put down and comes up again with this version of the game. */
async function updated(game: AnyGame): Promise<void> {
  await services.close();
  services = await openServices(place, [{ game }]);
}

describe('a table begun under earlier rules', () => {
  it('that has not begun is played by the rules that are here', async () => {
    const table = await opened(services, 'ann');
    await updated(otherwise);
    expect(await refusal(services.rooms.get(table))).toBe(undefined);
  });

  it('goes on where its log plays the same, and its record is one of the later rules', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table, 7);
    const hash = (await services.rooms.get(table)).play?.table.hash;
    await updated(later);
    expect((await services.rooms.get(table)).play?.table.hash).toBe(hash);
    expect(services.reports).toEqual([]);
    await playOnward(services, PEOPLE, table);
    const text = await recordText(services, by('ann', table));
    expect(verifyRecord(text, rulesFrom([later]))).toMatchObject({
      ok: true,
      rulesVersion: '1.1.0',
    });
  });

  it('goes on again after another sleep', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table, 7);
    await updated(later);
    await playOnward(services, PEOPLE, table, 3);
    await updated(later);
    expect(await playOnward(services, PEOPLE, table)).toBeGreaterThan(0);
    expect(services.reports).toEqual([]);
  });

  it.each([
    ['leads elsewhere', otherwise],
    ['fails', faulty],
  ])('is refused choices where its log %s, with both versions', async (_how, game) => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table, 7);
    const { seat, ...choice } = await nextChoice(services, table);
    await updated(game);
    const attempt = choose(services, by(PEOPLE[seat] ?? '', table), choice);
    await expect(attempt).rejects.toMatchObject({
      code: 'table.rules',
      details: { rules: '1.0.0', here: '1.1.0', seq: expect.any(Number) as unknown },
    });
    const { row } = await findTable(services.storage.db, table);
    expect([row.state, row.head]).toEqual(['running', 8]);
    await updated(hazard.game);
    expect(await playOnward(services, PEOPLE, table, 1)).toBe(1);
  });

  it('is refused too where only what was put away tells the difference', async () => {
    const table = await underWay(services, PEOPLE);
    await updated(hazard.game);
    await services.rooms.get(table);
    await updated(otherwise);
    expect(await refusal(services.rooms.get(table))).toBe('table.rules');
  });
});

describe('what can be read of a table that the rules here play otherwise', () => {
  it('is the whole record and the result of a finished game', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table);
    const text = await recordText(services, by('ann', table));
    const { result } = await tableCard(services, 'ann', table, null);
    await updated(otherwise);
    const read = await recordText(services, by('ann', table));
    expect(verifyRecord(read, rulesFrom([hazard.game]))).toMatchObject({ ok: true });
    const [was, is] = [text, read].map((one) => parseRecord(one));
    expect(is?.ok && is.record.result).toEqual(was?.ok && was.record.result);
    expect((await tableCard(services, 'ann', table, null)).result).toEqual(result);
  });

  it('is of a running game what the seat chose, and for others who chose when', async () => {
    const table = await underWay(services, PEOPLE);
    await playOnward(services, PEOPLE, table, 7);
    const { row } = await findTable(services.storage.db, table);
    await updated(otherwise);
    for (const who of ['bob', 'dan']) {
      const text = await recordText(services, by(who, table));
      const parsed = parseRecord(text);
      expect(parsed.ok && parsed.record.entries).toHaveLength(7);
      expect(text).not.toContain(row.secret);
    }
  });
});

it('a rematch is played by the rules that are here', async () => {
  const table = await underWay(services, PEOPLE);
  await playOnward(services, PEOPLE, table);
  await updated(otherwise);
  const { row } = await findTable(services.storage.db, await rematch(services, 'ann', table));
  expect(row).toMatchObject({ rules: '1.1.0', state: 'open' });
});
