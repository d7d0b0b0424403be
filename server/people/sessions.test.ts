import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageFault } from '../storage/storage.js';
import { newGuest, type SignedIn } from './accounts.js';
import { beginSession, endOtherSessions, endSession, endThisSession } from './sessions.js';
import { findSession, listSessions } from './sessions.js';
import { DAY, everythingKept, HOUR, interrupted, openDesk, refusal } from './testing/desk.js';
import type { TestDesk } from './testing/desk.js';

let desk: TestDesk;
let anna: SignedIn;
beforeEach(async () => {
  desk = await openDesk();
  anna = await newGuest(desk, { name: 'Anna', agent: 'first browser' });
});
afterEach(() => desk.close());

async function another(secret: string, kind: 'guest' | 'account' = 'guest'): Promise<string> {
  const person = { id: anna.person.id, kind };
  await desk.storage.write((db) =>
    beginSession(db, person, { agent: 'other browser', at: desk.now(), secret }),
  );
  return secret;
}

it('finds the person by the secret of 256 bits, of which only the hash is kept', async () => {
  expect(Buffer.from(anna.secret, 'base64url')).toHaveLength(32);
  expect((await findSession(desk, anna.secret))?.person).toEqual(anna.person);
  const kept = await everythingKept(desk);
  expect(kept).not.toContain(anna.secret);
  expect(kept).toContain(createHash('sha256').update(anna.secret).digest('base64url'));
});

it('finds nobody by anything else, not even by what is kept', async () => {
  const hash = createHash('sha256').update(anna.secret).digest('base64url');
  for (const secret of ['', '\u0000', hash, anna.secret.slice(1), `${anna.secret}=`])
    expect(await findSession(desk, secret)).toBeNull();
});

it.each([
  ['guest', 400],
  ['account', 180],
] as const)('ends the session of a %s that was away for %i days', async (kind, days) => {
  const secret = await another('a secret', kind);
  desk.pass(days * DAY - 1);
  expect(await listSessions(desk, anna.person.id, secret)).toContainEqual(
    expect.objectContaining({ agent: 'other browser' }),
  );
  desk.pass(1);
  expect(await findSession(desk, secret)).toBeNull();
  expect(await listSessions(desk, anna.person.id, secret)).not.toContainEqual(
    expect.objectContaining({ agent: 'other browser' }),
  );
});

it('renews a session once an hour, and says so', async () => {
  const begun = desk.now();
  desk.pass(HOUR - 1);
  expect(await findSession(desk, anna.secret)).toMatchObject({
    renewed: false,
    expires: begun + 400 * DAY,
  });
  desk.pass(1);
  const renewed = { renewed: true, expires: desk.now() + 400 * DAY };
  expect(await findSession(desk, anna.secret)).toMatchObject(renewed);
  expect(await findSession(desk, anna.secret)).toMatchObject({ ...renewed, renewed: false });
  expect(await listSessions(desk, anna.person.id, null)).toMatchObject([
    { created: begun, seen: desk.now(), expires: renewed.expires },
  ]);
  const person = await desk.storage.db.selectFrom('people').select('seen').executeTakeFirst();
  expect(person).toEqual({ seen: desk.now() });
});

it('still finds the person when there is no room to note it', async () => {
  desk.pass(HOUR);
  const full = interrupted(desk, () => Promise.reject(new StorageFault('full', 'no room')));
  expect(await findSession(full, anna.secret)).toMatchObject({
    person: anna.person,
    renewed: false,
  });
});

it('lists the sessions of the person alone, marks the current one and shows no secret', async () => {
  await another('second');
  await newGuest(desk, { name: 'Berta', agent: 'elsewhere' });
  const list = await listSessions(desk, anna.person.id, anna.secret);
  expect(list.map(({ agent, current }) => `${agent} ${current}`).toSorted()).toEqual([
    'first browser true',
    'other browser false',
  ]);
  expect(JSON.stringify(list)).not.toContain(anna.secret);
});

it('ends one session, and none of another person', async () => {
  await another('second');
  const berta = await newGuest(desk, { name: 'Berta', agent: '' });
  const list = await listSessions(desk, anna.person.id, anna.secret);
  const id = list.find(({ current }) => !current)?.id ?? '';
  expect((await refusal(endSession(desk, berta.person.id, id))).code).toBe('session.unknown');
  expect((await refusal(endSession(desk, anna.person.id, 'a\u0000'))).code).toBe('session.unknown');
  expect(await findSession(desk, 'second')).not.toBeNull();
  await endSession(desk, anna.person.id, id);
  expect(await findSession(desk, 'second')).toBeNull();
  expect(await findSession(desk, anna.secret)).not.toBeNull();
});

it('ends this session', async () => {
  await another('second');
  await endThisSession(desk, anna.secret);
  expect(await findSession(desk, anna.secret)).toBeNull();
  expect(await findSession(desk, 'second')).not.toBeNull();
});

it('ends all but this, and none of another person', async () => {
  const berta = await newGuest(desk, { name: 'Berta', agent: '' });
  await another('second');
  await another('third');
  await endOtherSessions(desk, anna.person.id, anna.secret);
  expect(await listSessions(desk, anna.person.id, anna.secret)).toMatchObject([{ current: true }]);
  expect(await findSession(desk, berta.secret)).not.toBeNull();
});

it('drops what is over when the person begins another', async () => {
  desk.pass(400 * DAY);
  await another('second');
  const rows = await desk.storage.db.selectFrom('sessions').select('agent').execute();
  expect(rows).toEqual([{ agent: 'other browser' }]);
});

it('keeps of the name of a browser what can be shown', async () => {
  const { person } = await newGuest(desk, { name: 'Berta', agent: `a\u0000\nb${'c'.repeat(300)}` });
  const [session] = await listSessions(desk, person.id, null);
  expect(session?.agent).toBe(`ab${'c'.repeat(196)}`);
});
