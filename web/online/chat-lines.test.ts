import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatLines, type ChatLine } from './chat-lines.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function chat(): { lines: ChatLines; say(person: string, text: string): Promise<void> } {
  const said: ChatLine[] = [{ n: 1, person: 'bob', text: 'before' }];
  const lines = new ChatLines({
    ask: async (since) => ({ lines: said.filter(({ n }) => n > since), last: said.length }),
    isOwn: (person) => person === 'ann',
    changed: () => {},
  });
  const say = async (person: string, text: string): Promise<void> => {
    said.push({ n: said.length + 1, person, text });
    await lines.hear();
  };
  return { lines, say };
}

it('counts what others say after one came, until it is read', async () => {
  const { lines, say } = chat();
  await lines.hear();
  expect([lines.lines.length, lines.unread]).toEqual([1, 0]);
  await say('bob', 'hello');
  await say('ann', 'my own');
  await say('cleo', 'hi');
  expect(lines.unread).toBe(2);
  lines.markRead();
  expect(lines.unread).toBe(0);
});

it('lets the last line of another stand beside them for four seconds', async () => {
  const { lines, say } = chat();
  await lines.hear();
  expect(lines.saidBy('bob')).toBeUndefined();
  await say('bob', 'hello');
  await say('ann', 'my own');
  expect([lines.saidBy('bob'), lines.saidBy('ann')]).toEqual(['hello', undefined]);
  vi.advanceTimersByTime(3999);
  expect(lines.saidBy('bob')).toBe('hello');
  vi.advanceTimersByTime(1);
  expect(lines.saidBy('bob')).toBeUndefined();
});

it('hears once what it asked for twice, and forgets who is muted', async () => {
  const { lines } = chat();
  await Promise.all([lines.hear(), lines.hear()]);
  expect(lines.lines.length).toBe(1);
  lines.forget('bob');
  expect(lines.lines).toEqual([]);
});
