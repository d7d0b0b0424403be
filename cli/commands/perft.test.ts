import { expect, it } from 'vitest';
import { startMatch } from '@destrier/engine/testkit/check';
import { perft } from '@destrier/engine/testkit/check';
import { tricks } from '@destrier/engine/testgames';
import { captured, capturedArgs } from '../captured.js';

it('counts as the test kit does, at depths counted in one go and beyond', async () => {
  const match = startMatch(tricks, { seats: 3, options: { rounds: '1' } }, '1');
  const { exit, json } = await captured('perft tricks --setup seats=3,rounds=1 --depth 3 --json');
  expect(exit).toBe(0);
  expect(json()).toMatchObject({ ok: true, setup: 'seats=3,rounds=1', counts: perft(match, 3) });
});

it('takes a set-up as the test kit names it', async () => {
  const line = ['perft', 'tricks', '--depth', '1', '--json', '--setup'];
  const named = await capturedArgs([...line, '4 seats, passing=off']);
  const spelled = await capturedArgs([...line, 'seats=4,passing=off']);
  expect(named.json()['counts']).toEqual(spelled.json()['counts']);
  expect((await capturedArgs([...line, '3 seats'])).json()['counts']).not.toEqual(
    named.json()['counts'],
  );
});

it('refuses a set-up that is none', async () => {
  const { exit, err } = await capturedArgs(['perft', 'tricks', '--setup', 'three of us']);
  expect(exit).toBe(2);
  expect(err).toContain('write seats=3,option=value');
});

it('tells the lengths it has counted out when cancelled', async () => {
  const cancel = new AbortController();
  setImmediate(() => cancel.abort());
  const { exit, json } = await captured('perft tricks --depth 20 --json', {
    cancelled: cancel.signal,
  });
  const { partial, counts } = json() as { partial: boolean; counts: number[] };
  expect({ exit, partial }).toEqual({ exit: 4, partial: true });
  const { counts: whole } = (
    await captured(`perft tricks --depth ${counts.length - 1} --json`)
  ).json();
  expect(counts).toEqual(whole);
});
