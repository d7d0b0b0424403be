import { parseOptions } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isPassword, NOBODY } from './passwords.js';
import { refusal } from './testing/services.js';

it('knows a password again, and no other', async () => {
  const kept = await hashPassword('open sesame');
  expect(await isPassword(kept, 'open sesame')).toBe(true);
  expect(await isPassword(kept, 'open sesamE')).toBe(false);
  expect(await isPassword(null, 'open sesame')).toBe(false);
});

it('knows a password in whatever form a keyboard writes it', async () => {
  const kept = await hashPassword('scho\u0308nes Wetter');
  expect(await isPassword(kept, 'schönes Wetter')).toBe(true);
});

it('keeps argon2id at the cost that OWASP names, salted', async () => {
  const kept = await hashPassword('open sesame');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('open sesame')).not.toBe(kept);
});

it.each([8, 200])('allows a password of %i characters', async (length) => {
  const password = '𠮷'.repeat(length);
  expect(await isPassword(await hashPassword(password), password)).toBe(true);
});

it.each([7, 201])('refuses a password of %i characters and does not repeat it', async (length) => {
  const refused = await refusal(hashPassword('p'.repeat(length)));
  expect(refused).toEqual({ code: 'password.length', details: { least: 8, most: 200 } });
  expect(await isPassword(null, 'p'.repeat(length))).toBe(false);
});

it('spends the same on a name that nobody has', async () => {
  expect(parseOptions(NOBODY)).toEqual(parseOptions(await hashPassword('open sesame')));
  const order: string[] = [];
  const tries = [
    hashPassword('open sesame').then(() => order.push('known')),
    hashPassword('open sesame').then(() => order.push('known')),
    isPassword(null, 'open sesame').then(() => order.push('unknown')),
  ];
  await Promise.all(tries);
  // Two places only: it waited for one of them because it had to be computed as well.
  expect(order[0]).toBe('known');
});
