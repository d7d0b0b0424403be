import { expect, it } from 'vitest';
import { Backlog } from './backlog.js';
import { StreamLine } from './stream.js';

/** A client to which this many bytes wait to be sent. */
function client(most: number) {
  const wire = { waits: 0 };
  const backlog = new Backlog(most, () => wire.waits);
  const send = (bytes: number): boolean => backlog.bears(() => void (wire.waits += bytes));
  return { wire, backlog, send };
}

it('bears what may wait, and not a byte more', () => {
  const { backlog, send } = client(100);
  expect(send(100)).toBe(true);
  expect(backlog.full).toBe(false);
  expect(send(1)).toBe(false);
  expect(backlog.full).toBe(true);
});

it('lets a client catch up with any amount, once it is back', async () => {
  const { wire, backlog, send } = client(100);
  await backlog.catchUp(async () => {
    for (let i = 0; i < 10; i++) expect(send(50)).toBe(true);
  });
  expect(backlog.full).toBe(true);
  expect(send(100)).toBe(true);
  expect(send(1)).toBe(false);
  wire.waits = 0;
  expect(send(100)).toBe(true);
  expect(send(1)).toBe(false);
});

it('cuts off a stream that nobody reads, and keeps one that is read', async () => {
  const unread = new StreamLine(1000, async () => true);
  const read = new StreamLine(1000, async () => true);
  let bytes = 0;
  read.out.on('data', (part: Buffer) => (bytes += part.length));
  for (let i = 0; i < 10; i++) {
    unread.send('x'.repeat(99));
    read.send('x'.repeat(99));
    await new Promise(setImmediate);
  }
  expect([unread.out.destroyed, read.out.destroyed]).toEqual([false, false]);
  for (const line of [unread, read]) line.send('x');
  await new Promise(setImmediate);
  expect([unread.out.destroyed, read.out.destroyed]).toEqual([true, false]);
  expect(bytes).toBe(1002);
});

it('ends a stream at the beat after its caller is no longer who they were', async () => {
  const lines = [new StreamLine(1000, async () => true), new StreamLine(1000, async () => false)];
  for (const line of lines) await line.beat();
  expect(lines.map(({ out }) => out.writableEnded)).toEqual([false, true]);
});
