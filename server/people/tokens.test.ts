import { afterEach, beforeEach, expect, it } from 'vitest';
import { newGuest } from './accounts.js';
import { everythingKept, HOUR, openDesk, refusal, type TestDesk } from './testing/desk.js';
import { createToken, findToken, listTokens, revokeToken } from './tokens.js';

let desk: TestDesk;
let anna: string;
beforeEach(async () => {
  desk = await openDesk();
  anna = (await newGuest(desk, { name: 'Anna', agent: '' })).person.id;
});
afterEach(() => desk.close());

it('lets a program act for a person by a secret that is kept nowhere', async () => {
  const token = await createToken(desk, anna, ' my script ');
  expect(token.secret).toMatch(/^dst_[\w-]{43}$/);
  expect((await findToken(desk, token.secret))?.id).toBe(anna);
  expect(await findToken(desk, token.secret.slice(4))).toBeNull();
  expect(await findToken(desk, token.id)).toBeNull();
  expect(await everythingKept(desk)).not.toContain(token.secret.slice(4));
  const list = await listTokens(desk, anna);
  const { id, created } = token;
  expect(list).toEqual([{ id, label: 'my script', created, seen: created }]);
});

it('notes when it was seen at most once an hour', async () => {
  const { secret, created } = await createToken(desk, anna, 'script');
  expect(await listTokens(desk, anna)).toMatchObject([{ seen: null }]);
  await findToken(desk, secret);
  desk.pass(HOUR - 1);
  await findToken(desk, secret);
  expect(await listTokens(desk, anna)).toMatchObject([{ seen: created }]);
  desk.pass(1);
  await findToken(desk, secret);
  expect(await listTokens(desk, anna)).toMatchObject([{ seen: created + HOUR }]);
});

it('is revoked by its person alone', async () => {
  const berta = (await newGuest(desk, { name: 'Berta', agent: '' })).person.id;
  const one = await createToken(desk, anna, 'one');
  const two = await createToken(desk, anna, 'two');
  expect((await refusal(revokeToken(desk, berta, one.id))).code).toBe('token.unknown');
  expect((await refusal(revokeToken(desk, anna, 'a\u0000'))).code).toBe('token.unknown');
  await revokeToken(desk, anna, one.id);
  expect(await findToken(desk, one.secret)).toBeNull();
  expect(await findToken(desk, two.secret)).not.toBeNull();
  expect(await listTokens(desk, anna)).toMatchObject([{ label: 'two' }]);
});

it('allows twenty to a person and refuses one more, also when asked at once', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 25 }, (_, n) => createToken(desk, anna, `script ${n}`)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await refusal(createToken(desk, anna, 'one more'))).toEqual({
    code: 'tokens.many',
    details: { most: 20 },
  });
  const [first] = await listTokens(desk, anna);
  await revokeToken(desk, anna, first?.id ?? '');
  expect((await createToken(desk, anna, 'in its place')).label).toBe('in its place');
});

it.each([
  ['spaces alone', '  '],
  ['a null', 'a\u0000b'],
  ['half a character', 'a\uD800b'],
  ['61 characters', 'x'.repeat(61)],
])('refuses %s as a label', async (_, label) => {
  expect((await refusal(createToken(desk, anna, label))).code).toBe('token.label');
});

it('allows a label of 60 characters', async () => {
  expect((await createToken(desk, anna, '🐎'.repeat(60))).label).toBe('🐎'.repeat(60));
});
