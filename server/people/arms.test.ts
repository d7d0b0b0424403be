import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeAccount, newGuest, signIn } from './accounts.js';
import { changeArms } from './arms.js';
import { deletePerson } from './delete.js';
import { exportData } from './export.js';
import { everythingKept, openServices, refusal, setTable } from './testing/services.js';
import type { TestAccounts } from './testing/services.js';

const SUN = 'Azure, a sun or';

let services: TestAccounts;
beforeEach(async () => {
  services = await openServices();
});
afterEach(() => services.close());

const guest = async (name: string): Promise<string> =>
  (await newGuest(services, { name, agent: '' })).person.id;

it('lets a guest bear arms, tells the tables, and lays them down again', async () => {
  const me = await guest('Anna');
  await setTable(services, 'mine', [me]);
  await setTable(services, 'theirs', [await guest('Berta')]);
  const told: string[] = [];
  services.storage.listen((news) => news && told.push(news.table));
  expect((await changeArms(services, me, `  ${SUN} `)).arms).toBe(SUN);
  expect(told).toEqual(['mine']);
  expect((await exportData(services, me, null)).person.arms).toBe(SUN);
  expect((await changeArms(services, me, null)).arms).toBeNull();
});

it.each([
  ['what no herald can read', 'Azure, a sun'],
  ['nothing', '  '],
  ['markup', '<svg onload=alert(1)>'],
  ['an end of a text', "Azure'; drop table people; --"],
  ['a null', 'Azure\u0000'],
  ['a heap', 'Azure, 99 mullets of 99 points or'],
  ['121 characters', `Azure${' '.repeat(115)}or`],
])('refuses %s, and keeps what was borne', async (_, arms) => {
  const me = await guest('Anna');
  await changeArms(services, me, SUN);
  expect((await refusal(changeArms(services, me, arms))).code).toBe('arms.unreadable');
  expect((await exportData(services, me, null)).person.arms).toBe(SUN);
});

it('hands a guest’s arms to an account that has none, and to no other', async () => {
  const [bare, armed] = [await guest('Anna'), await guest('Berta')];
  await becomeAccount(services, bare, { name: 'Anna', password: 'open sesame' });
  await becomeAccount(services, armed, { name: 'Berta', password: 'open sesame' });
  await changeArms(services, armed, 'Gules');
  for (const name of ['Anna', 'Berta']) {
    const visitor = await newGuest(services, { name: 'Visitor', agent: '' });
    await changeArms(services, visitor.person.id, SUN);
    const entry = { name, password: 'open sesame', address: '192.0.2.1', agent: '' };
    await signIn(services, { ...entry, session: visitor.secret });
  }
  expect((await exportData(services, bare, null)).person.arms).toBe(SUN);
  expect((await exportData(services, armed, null)).person.arms).toBe('Gules');
});

it('forgets the arms of those who delete themselves', async () => {
  const me = await guest('Anna');
  await changeArms(services, me, SUN);
  await deletePerson(services, me, null);
  expect(await everythingKept(services)).not.toContain(SUN);
});
