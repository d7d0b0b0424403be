import { afterEach, beforeEach, expect, it } from 'vitest';
import { newGuest } from './accounts.js';
import {
  everythingKept,
  HOUR,
  openServices,
  refusal,
  type TestAccounts,
} from './testing/services.js';
import { createToken, findToken, listTokens, revokeToken } from './tokens.js';

let services: TestAccounts;
let anna: string;
beforeEach(async () => {
  services = await openServices();
  anna = (await newGuest(services, { name: 'Anna', agent: '' })).person.id;
});
afterEach(() => services.close());

it('lets a program act for a person by a secret that is kept nowhere', async () => {
  const token = await createToken(services, anna, ' my script ');
  expect(token.secret).toMatch(/^dst_[\w-]{43}$/);
  expect((await findToken(services, token.secret))?.id).toBe(anna);
  expect(await findToken(services, token.secret.slice(4))).toBeNull();
  expect(await findToken(services, token.id)).toBeNull();
  expect(await everythingKept(services)).not.toContain(token.secret.slice(4));
  const list = await listTokens(services, anna);
  const { id, created } = token;
  expect(list).toEqual([{ id, label: 'my script', created, seen: created }]);
});

it('notes when it was seen at most once an hour', async () => {
  const { secret, created } = await createToken(services, anna, 'script');
  expect(await listTokens(services, anna)).toMatchObject([{ seen: null }]);
  await findToken(services, secret);
  services.pass(HOUR - 1);
  await findToken(services, secret);
  expect(await listTokens(services, anna)).toMatchObject([{ seen: created }]);
  services.pass(1);
  await findToken(services, secret);
  expect(await listTokens(services, anna)).toMatchObject([{ seen: created + HOUR }]);
});

it('is revoked by its person alone', async () => {
  const berta = (await newGuest(services, { name: 'Berta', agent: '' })).person.id;
  const one = await createToken(services, anna, 'one');
  const two = await createToken(services, anna, 'two');
  expect((await refusal(revokeToken(services, berta, one.id))).code).toBe('token.unknown');
  expect((await refusal(revokeToken(services, anna, 'a\u0000'))).code).toBe('token.unknown');
  await revokeToken(services, anna, one.id);
  expect(await findToken(services, one.secret)).toBeNull();
  expect(await findToken(services, two.secret)).not.toBeNull();
  expect(await listTokens(services, anna)).toMatchObject([{ label: 'two' }]);
});

it('allows twenty to a person and refuses one more, also when asked at once', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 25 }, (_, n) => createToken(services, anna, `script ${n}`)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await refusal(createToken(services, anna, 'one more'))).toEqual({
    code: 'tokens.many',
    details: { most: 20 },
  });
  const [first] = await listTokens(services, anna);
  await revokeToken(services, anna, first?.id ?? '');
  expect((await createToken(services, anna, 'in its place')).label).toBe('in its place');
});

it.each([
  ['spaces alone', '  '],
  ['a null', 'a\u0000b'],
  ['half a character', 'a\uD800b'],
  ['61 characters', 'x'.repeat(61)],
])('refuses %s as a label', async (_, label) => {
  expect((await refusal(createToken(services, anna, label))).code).toBe('token.label');
});

it('allows a label of 60 characters', async () => {
  expect((await createToken(services, anna, '🐎'.repeat(60))).label).toBe('🐎'.repeat(60));
});
