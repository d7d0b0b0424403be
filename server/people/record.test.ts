import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordOf } from './record.js';
import { newGuest } from './accounts.js';
import { openServices, setTable, type TestAccounts } from './testing/services.js';

let services: TestAccounts;
beforeEach(async () => {
  services = await openServices();
});
afterEach(() => services.close());

const result = (...places: readonly number[]): string =>
  JSON.stringify(places.map((place, seat) => ({ seat, place, score: 0, breakdown: {} })));

it('counts the games that are over, and those that were won, game by game', async () => {
  const me = (await newGuest(services, { name: 'Anna', agent: '' })).person.id;
  const they = (await newGuest(services, { name: 'Berta', agent: '' })).person.id;
  const over = { state: 'finished', game: 'glory' } as const;
  await setTable(services, 'won', [they, me], { ...over, result: result(2, 1) });
  await setTable(services, 'lost', [me, they], { ...over, result: result(2, 1) });
  await setTable(services, 'shared', [me, they], { ...over, game: 'avalon', result: result(1, 1) });
  await setTable(services, 'running', [me, they], { game: 'glory', state: 'running' });
  await setTable(services, 'theirs', [they], { ...over, result: result(1) });
  expect(await recordOf(services.storage.db, me)).toEqual([
    { game: 'avalon', played: 1, won: 1 },
    { game: 'glory', played: 2, won: 1 },
  ]);
});
