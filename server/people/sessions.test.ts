import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageFault } from '../storage/storage.js';
import { newGuest, type SignedIn } from './accounts.js';
import { beginSession, endOtherSessions, endSession, endThisSession } from './sessions.js';
import { findSession, listSessions } from './sessions.js';
import {
  DAY,
  everythingKept,
  HOUR,
  interrupted,
  openServices,
  refusal,
} from './testing/services.js';
import type { TestAccounts } from './testing/services.js';

let services: TestAccounts;
let anna: SignedIn;
beforeEach(async () => {
  services = await openServices();
  anna = await newGuest(services, { name: 'Anna', agent: 'first browser' });
});
afterEach(() => services.close());

async function another(secret: string, kind: 'guest' | 'account' = 'guest'): Promise<string> {
  const person = { id: anna.person.id, kind };
  await services.storage.write((db) =>
    beginSession(db, person, { agent: 'other browser', at: services.now(), secret }),
  );
  return secret;
}

it('finds the person by the secret of 256 bits, of which only the hash is kept', async () => {
  expect(Buffer.from(anna.secret, 'base64url')).toHaveLength(32);
  expect((await findSession(services, anna.secret))?.person).toEqual(anna.person);
  const kept = await everythingKept(services);
  expect(kept).not.toContain(anna.secret);
  expect(kept).toContain(createHash('sha256').update(anna.secret).digest('base64url'));
});

it('finds nobody by anything else, not even by what is kept', async () => {
  const hash = createHash('sha256').update(anna.secret).digest('base64url');
  for (const secret of ['', '\u0000', hash, anna.secret.slice(1), `${anna.secret}=`])
    expect(await findSession(services, secret)).toBeNull();
});

it.each([
  ['guest', 400],
  ['account', 180],
] as const)('ends the session of a %s that was away for %i days', async (kind, days) => {
  const secret = await another('a secret', kind);
  services.pass(days * DAY - 1);
  expect(await listSessions(services, anna.person.id, secret)).toContainEqual(
    expect.objectContaining({ agent: 'other browser' }),
  );
  services.pass(1);
  expect(await findSession(services, secret)).toBeNull();
  expect(await listSessions(services, anna.person.id, secret)).not.toContainEqual(
    expect.objectContaining({ agent: 'other browser' }),
  );
});

it('renews a session once an hour, and says so', async () => {
  const begun = services.now();
  services.pass(HOUR - 1);
  expect(await findSession(services, anna.secret)).toMatchObject({
    renewed: false,
    expires: begun + 400 * DAY,
  });
  services.pass(1);
  const renewed = { renewed: true, expires: services.now() + 400 * DAY };
  expect(await findSession(services, anna.secret)).toMatchObject(renewed);
  expect(await findSession(services, anna.secret)).toMatchObject({ ...renewed, renewed: false });
  expect(await listSessions(services, anna.person.id, null)).toMatchObject([
    { created: begun, seen: services.now(), expires: renewed.expires },
  ]);
  const person = await services.storage.db.selectFrom('people').select('seen').executeTakeFirst();
  expect(person).toEqual({ seen: services.now() });
});

it('still finds the person when there is no room to note it', async () => {
  services.pass(HOUR);
  const full = interrupted(services, () => Promise.reject(new StorageFault('full', 'no room')));
  expect(await findSession(full, anna.secret)).toMatchObject({
    person: anna.person,
    renewed: false,
  });
});

it('lists the sessions of the person alone, marks the current one and shows no secret', async () => {
  await another('second');
  await newGuest(services, { name: 'Berta', agent: 'elsewhere' });
  const list = await listSessions(services, anna.person.id, anna.secret);
  expect(list.map(({ agent, current }) => `${agent} ${current}`).toSorted()).toEqual([
    'first browser true',
    'other browser false',
  ]);
  expect(JSON.stringify(list)).not.toContain(anna.secret);
});

it('ends one session, and none of another person', async () => {
  await another('second');
  const berta = await newGuest(services, { name: 'Berta', agent: '' });
  const list = await listSessions(services, anna.person.id, anna.secret);
  const id = list.find(({ current }) => !current)?.id ?? '';
  expect((await refusal(endSession(services, berta.person.id, id))).code).toBe('session.unknown');
  expect((await refusal(endSession(services, anna.person.id, 'a\u0000'))).code).toBe(
    'session.unknown',
  );
  expect(await findSession(services, 'second')).not.toBeNull();
  await endSession(services, anna.person.id, id);
  expect(await findSession(services, 'second')).toBeNull();
  expect(await findSession(services, anna.secret)).not.toBeNull();
});

it('ends this session', async () => {
  await another('second');
  await endThisSession(services, anna.secret);
  expect(await findSession(services, anna.secret)).toBeNull();
  expect(await findSession(services, 'second')).not.toBeNull();
});

it('ends all but this, and none of another person', async () => {
  const berta = await newGuest(services, { name: 'Berta', agent: '' });
  await another('second');
  await another('third');
  await endOtherSessions(services, anna.person.id, anna.secret);
  expect(await listSessions(services, anna.person.id, anna.secret)).toMatchObject([
    { current: true },
  ]);
  expect(await findSession(services, berta.secret)).not.toBeNull();
});

it('drops what is over when the person begins another', async () => {
  services.pass(400 * DAY);
  await another('second');
  const rows = await services.storage.db.selectFrom('sessions').select('agent').execute();
  expect(rows).toEqual([{ agent: 'other browser' }]);
});

it('keeps of the name of a browser what can be shown', async () => {
  const { person } = await newGuest(services, {
    name: 'Berta',
    agent: `a\u0000\nb${'c'.repeat(300)}`,
  });
  const [session] = await listSessions(services, person.id, null);
  expect(session?.agent).toBe(`ab${'c'.repeat(196)}`);
});
