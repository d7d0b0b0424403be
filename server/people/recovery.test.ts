import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeAccount, changePassword, newGuest, signIn, type SignedIn } from './accounts.js';
import { newRecoveryCodes, recover } from './recovery.js';
import { findSession } from './sessions.js';
import { everythingKept, openServices, refusal, type TestAccounts } from './testing/services.js';
import { createToken, findToken } from './tokens.js';

const PASSWORD = 'open sesame';
const proof = { password: PASSWORD, address: '192.0.2.1' };

let services: TestAccounts;
let anna: SignedIn;
let codes: string[];
let code: string;
beforeEach(async () => {
  services = await openServices();
  anna = await newGuest(services, { name: 'Anna', agent: 'browser' });
  await becomeAccount(services, anna.person.id, { name: 'Anna', password: PASSWORD });
  codes = await newRecoveryCodes(services, anna.person.id, proof);
  code = codes[0] ?? '';
});
afterEach(() => services.close());

const mend = (change: { name?: string; code?: string; password?: string } = {}) =>
  recover(services, {
    name: 'Anna',
    code,
    password: 'a new password',
    address: '192.0.2.1',
    agent: 'browser',
    ...change,
  });

const enter = (password: string) =>
  signIn(services, { name: 'Anna', password, address: '192.0.2.1', agent: '', session: null });

it('gives eight different codes and keeps none of them', async () => {
  expect(codes).toHaveLength(8);
  expect(new Set(codes)).toHaveProperty('size', 8);
  const kept = await everythingKept(services);
  for (const each of codes) {
    expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(kept).not.toContain(each);
    expect(kept).not.toContain(each.replaceAll('-', ''));
  }
});

it('gives codes only to who knows the password', async () => {
  const wrong = newRecoveryCodes(services, anna.person.id, { ...proof, password: 'wrong one' });
  expect((await refusal(wrong)).code).toBe('password.wrong');
  const guest = await newGuest(services, { name: 'Berta', agent: '' });
  const none = newRecoveryCodes(services, guest.person.id, proof);
  expect((await refusal(none)).code).toBe('account.needed');
  expect((await mend()).person.id).toBe(anna.person.id);
});

it('sets a new password by a code and ends all sessions and tokens', async () => {
  const token = await createToken(services, anna.person.id, 'script');
  const entered = await mend();
  expect(await findSession(services, anna.secret)).toBeNull();
  expect(await findToken(services, token.secret)).toBeNull();
  expect((await findSession(services, entered.secret))?.person.id).toBe(anna.person.id);
  expect((await refusal(enter(PASSWORD))).code).toBe('password.wrong');
  expect((await enter('a new password')).person.id).toBe(anna.person.id);
});

it('takes each code once', async () => {
  await mend();
  expect((await refusal(mend({ password: 'another one' }))).code).toBe('recovery.wrong');
  expect((await enter('a new password')).person.id).toBe(anna.person.id);
  expect((await mend({ code: codes[7] ?? '' })).person.id).toBe(anna.person.id);
});

it('takes a code once also when it comes twice at the same time', async () => {
  const all = await Promise.allSettled([mend(), mend()]);
  expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('takes a code as people copy it', async () => {
  const written = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect((await mend({ code: ` ${written}` })).person.id).toBe(anna.person.id);
});

it('does not use up a code for a password that cannot be one', async () => {
  expect((await refusal(mend({ password: 'short' }))).code).toBe('password.length');
  expect(await findSession(services, anna.secret)).not.toBeNull();
  expect((await mend()).person.id).toBe(anna.person.id);
});

it('refuses the code of another, a wrong code and an unknown name alike', async () => {
  const other = await newGuest(services, { name: 'Berta', agent: '' });
  await becomeAccount(services, other.person.id, { name: 'Berta', password: PASSWORD });
  const wrong = { code: 'recovery.wrong', details: {} };
  expect(await refusal(mend({ name: 'Berta' }))).toEqual(wrong);
  expect(await refusal(mend({ code: '0000-0000-0000-0000' }))).toEqual(wrong);
  expect(await refusal(mend({ name: 'Nobody' }))).toEqual(wrong);
});

it('puts new codes in the place of the old', async () => {
  const [fresh] = await newRecoveryCodes(services, anna.person.id, proof);
  expect((await refusal(mend())).code).toBe('recovery.wrong');
  expect((await mend({ code: fresh ?? '' })).person.id).toBe(anna.person.id);
});

it('opens after five wrong passwords, and closes after five wrong codes', async () => {
  for (let n = 0; n < 5; n += 1) await refusal(enter('wrong one'));
  expect((await refusal(enter(PASSWORD))).code).toBe('tries.many');
  expect((await mend()).person.id).toBe(anna.person.id);
  for (let n = 0; n < 5; n += 1)
    expect((await refusal(mend({ code: 'wrong' }))).code).toBe('recovery.wrong');
  expect((await refusal(mend({ code: codes[1] ?? '' }))).code).toBe('tries.many');
});

it('is not undone by a change of password that was under way', async () => {
  const change = { ...proof, next: 'of an intruder', session: anna.secret };
  const both = await Promise.allSettled([changePassword(services, anna.person.id, change), mend()]);
  expect(both[1].status).toBe('fulfilled');
  expect((await enter('a new password')).person.id).toBe(anna.person.id);
});
