import { expect, it } from 'vitest';
import { networkOf, Throttle } from './throttle.js';
import { MINUTE, refusal } from './testing/services.js';

function throttle() {
  let time = 1_000_000;
  const it = new Throttle(() => time);
  return {
    it,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    fail: (handle: string, address = '192.0.2.1') =>
      it.attempt({ handle, address }, async () => false),
    succeed: (handle: string, address = '192.0.2.1') =>
      it.attempt({ handle, address }, async () => true),
  };
}

it('allows five failures for a name from a network and refuses the sixth try, right or wrong', async () => {
  const { fail, succeed } = throttle();
  for (let n = 0; n < 5; n += 1) expect(await fail('anna')).toBe(false);
  expect(await refusal(succeed('anna'))).toEqual({
    code: 'tries.many',
    details: { seconds: 900 },
  });
  expect(await succeed('berta')).toBe(true);
});

it('lets the owner of a name in while a stranger elsewhere fails with it', async () => {
  const { fail, succeed } = throttle();
  for (let n = 0; n < 5; n += 1) await fail('anna', '198.51.100.7');
  expect(await succeed('anna')).toBe(true);
  expect((await refusal(fail('anna', '198.51.100.7'))).code).toBe('tries.many');
});

it('allows fifty failures for a name from all networks together and refuses more', async () => {
  const { fail, succeed } = throttle();
  for (let n = 0; n < 49; n += 1) await fail('anna', `198.51.100.${n}`);
  expect(await succeed('anna')).toBe(true);
  await fail('anna', '198.51.100.49');
  expect((await refusal(succeed('anna'))).code).toBe('tries.many');
});

it('allows a try again when the first failure is fifteen minutes old, not before', async () => {
  const { fail, pass, succeed } = throttle();
  await fail('anna');
  pass(MINUTE);
  for (let n = 0; n < 4; n += 1) await fail('anna');
  pass(14 * MINUTE - 1);
  expect((await refusal(succeed('anna'))).details).toEqual({ seconds: 1 });
  pass(1);
  expect(await fail('anna')).toBe(false);
  expect((await refusal(fail('anna'))).details).toEqual({ seconds: 60 });
});

it('counts the failures of names that lead to one place together', async () => {
  const { it: door, succeed } = throttle();
  const enter = (n: number, isRight: boolean) =>
    door.attempt(
      { handle: `table:${n}`, among: 'table', address: `198.51.100.${n}` },
      async () => isRight,
    );
  for (let n = 0; n < 50; n += 1) expect(await enter(n, false)).toBe(false);
  expect((await refusal(enter(50, true))).code).toBe('tries.many');
  expect(await succeed('another table')).toBe(true);
});

it('forgets the failures of a name from a network after a success', async () => {
  const { fail, succeed } = throttle();
  for (let n = 0; n < 4; n += 1) await fail('anna');
  await succeed('anna');
  for (let n = 0; n < 5; n += 1) expect(await fail('anna')).toBe(false);
});

it('allows fifty failures for an address and refuses more, whatever the handle; a success forgives none', async () => {
  const { fail, succeed } = throttle();
  for (let n = 0; n < 50; n += 1) {
    await fail(`name ${n}`);
    if (n < 49) await succeed('mine');
  }
  expect((await refusal(succeed('mine'))).code).toBe('tries.many');
  expect(await succeed('mine', '192.0.2.2')).toBe(true);
});

it('counts tries that are under way', async () => {
  const { fail } = throttle();
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => fail('anna')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('does not count a try that broke off for another reason', async () => {
  const { it: door, succeed } = throttle();
  for (let n = 0; n < 60; n += 1) {
    const broken = door.attempt({ handle: 'anna', address: '192.0.2.1' }, async () => {
      throw new Error('no database');
    });
    await expect(broken).rejects.toThrow('no database');
  }
  expect(await succeed('anna')).toBe(true);
});

it('remembers a bounded number, and nothing after a quarter of an hour', async () => {
  const { it: door, fail, pass } = throttle();
  for (let n = 0; n < 20_001; n += 1) await fail(`name ${n}`, `2001:db8:${n.toString(16)}::1`);
  expect(door.size).toBe(60_000);
  pass(15 * MINUTE);
  await fail('anna');
  expect(door.size).toBe(3);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:0db8:1:2::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('takes %s for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
