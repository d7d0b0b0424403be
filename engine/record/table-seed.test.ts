import { expect, it } from 'vitest';
import { commitmentOf, tableKey } from '../seed.js';
import { mixNonces, secretFrom } from './index.js';

const random = Uint8Array.from({ length: 32 }, (_, i) => i);

it('commits to the secret alone: the seats may then give their nonces', () => {
  const secret = secretFrom(random);
  expect(secret.secret).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  const seed = mixNonces(secret, ['sage', 'rue']);
  expect(commitmentOf(seed)).toBe(secret.commitment);
  expect(tableKey(seed)).not.toBe(tableKey(mixNonces(secret, ['sage', 'thyme'])));
  expect(tableKey(seed)).not.toBe(tableKey(mixNonces(secret, ['sager', 'ue'])));
});

it('takes 32 random bytes, no fewer, no more, and not forgotten ones', () => {
  for (const bytes of [random.slice(1), new Uint8Array([...random, 1]), new Uint8Array(32)])
    expect(() => secretFrom(bytes)).toThrow('32 random bytes');
});

it('takes a nonce of every seat, of 1 to 200 characters', () => {
  const secret = secretFrom(random);
  expect(() => mixNonces(secret, ['sage', ''])).toThrow('nonce of seat 1');
  expect(() => mixNonces(secret, ['x'.repeat(201)])).toThrow('nonce of seat 0');
  expect(mixNonces(secret, ['x'.repeat(200)]).nonces).toHaveLength(1);
});
