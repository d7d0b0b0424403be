import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeAccount, newGuest } from './accounts.js';
import { makeBot } from './bots.js';
import { exportData } from './export.js';
import { rate } from './ratings.js';
import { openServices, refusal, setTable, type TestAccounts } from './testing/services.js';
import { createToken } from './tokens.js';

let services: TestAccounts;
beforeEach(async () => {
  services = await openServices();
});
afterEach(() => services.close());

it('exports all that is kept about me, without secrets and without the others', async () => {
  const { person, secret } = await newGuest(services, { name: 'Anna', agent: 'browser' });
  const me = person.id;
  const account = await becomeAccount(services, me, { name: 'Anna', password: 'open sesame' });
  const other = await newGuest(services, { name: 'Berta', agent: 'elsewhere' });
  const they = other.person.id;
  const token = await createToken(services, me, 'script');
  const { bot, token: botToken } = await makeBot(services, me, { name: 'Hal' });
  await setTable(services, 'both', [they, me, me]);
  await setTable(services, 'hosted', [they], { host: me, state: 'finished' });
  await setTable(services, 'theirs', [they]);
  await services.storage.write(async (db) => {
    const at = services.now();
    const chat = [
      { table: 'both', n: 1, person: me, at, text: 'well played' },
      { table: 'both', n: 2, person: they, at, text: 'thank you' },
    ];
    await db.insertInto('chat').values(chat).execute();
    const notes = [
      { table: 'both', person: me, text: 'she bluffs' },
      { table: 'both', person: they, text: 'he bluffs' },
    ];
    await db.insertInto('notes').values(notes).execute();
    const mutes = [
      { person: me, muted: 'a loud one' },
      { person: they, muted: me },
    ];
    await db.insertInto('mutes').values(mutes).execute();
    const ranks = [
      { person: me, place: 1 },
      { person: 'bot:easy@1', place: 2 },
    ];
    await rate(db, 'hazard', ranks);
  });

  const data = await exportData(services, me, secret);
  expect(data.person).toEqual({ ...account, seen: services.now() });
  expect(data.bots).toEqual([bot]);
  expect(data.sessions).toMatchObject([{ agent: 'browser', current: true }]);
  expect(data.tokens).toMatchObject([{ id: token.id, label: 'script' }]);
  expect(data.tables).toEqual([
    expect.objectContaining({
      id: 'both',
      game: 'hazard',
      state: 'running',
      host: false,
      seats: [1, 2],
    }),
    expect.objectContaining({ id: 'hosted', state: 'finished', host: true, seats: [] }),
  ]);
  expect(data.chat).toEqual([{ table: 'both', at: services.now(), text: 'well played' }]);
  expect(data.notes).toEqual([{ table: 'both', text: 'she bluffs' }]);
  expect(data.mutes).toEqual(['a loud one']);
  expect(data.ratings).toMatchObject([{ game: 'hazard', games: 1 }]);

  const text = JSON.stringify(data);
  expect(JSON.parse(text)).toEqual(data);
  for (const hidden of [
    secret,
    token.secret,
    botToken.secret,
    'argon2',
    'secret of',
    'invitation',
    they,
  ])
    expect(text).not.toContain(hidden);
});

it('exports nothing of nobody', async () => {
  expect((await refusal(exportData(services, 'nobody', null))).code).toBe('person.unknown');
});
