import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineSchema, listMutes, mute, readChat, say, unmute } from './chat.js';
import { readNote, writeNote } from './notes.js';
import {
  opened,
  joined,
  openServices,
  person,
  refusal,
  underWay,
  type TestServices,
} from './testing/services.js';

const PAIR = ['ann', 'bob'] as const;

let services: TestServices;
beforeEach(async () => {
  services = await openServices();
  for (const name of [...PAIR, 'cy']) await person(services, name);
});
afterEach(() => services.close());

const texts = async (who: string, table: string, since = 0) =>
  (await readChat(services, who, table, since)).lines.map(({ text }) => text);

it('numbers what is said, and reads on from a number', async () => {
  const table = await opened(services, 'ann');
  await joined(services, 'bob', table);
  expect(await say(services, 'ann', table, '  hello ')).toEqual({
    n: 1,
    person: 'ann',
    at: services.clock.at,
    text: 'hello',
  });
  await Promise.all([
    say(services, 'bob', table, 'well met'),
    say(services, 'ann', table, 'shall we?'),
  ]);
  expect(await texts('bob', table)).toEqual(['hello', 'well met', 'shall we?']);
  expect(await texts('bob', table, 2)).toEqual(['shall we?']);
  expect(await readChat(services, 'bob', table, 3)).toEqual({ lines: [], last: 3 });
});

it('tells every process that something was said', async () => {
  const table = await opened(services, 'ann');
  await new Promise(setImmediate);
  const told: unknown[] = [];
  const stop = services.storage.listen((news) => told.push(news));
  await say(services, 'ann', table, 'hello');
  await new Promise(setImmediate);
  stop();
  expect(told).toEqual([{ table, seq: null }]);
});

it('lets only those speak who sit there, and those read who may watch', async () => {
  const shown = await underWay(services, PAIR);
  const hidden = await underWay(services, PAIR, { spectators: false });
  await say(services, 'ann', shown, 'hello');
  expect(await refusal(say(services, 'cy', shown, 'me too'))).toBe('seat.none');
  expect(await texts('cy', shown)).toEqual(['hello']);
  expect(await refusal(readChat(services, 'cy', hidden, 0))).toBe('table.unknown');
  expect(await refusal(readChat(services, 'cy', 'nowhere', 0))).toBe('table.unknown');
});

it.each([
  ['nothing', '   ', false],
  ['one letter', 'a', true],
  ['500 characters', '🐴'.repeat(500), true],
  ['501 characters', 'a'.repeat(501), false],
  ['a new line', 'a\nb', false],
  ['a control character', 'a\u001bb', false],
  ['half a character', 'a\ud83d', false],
])('judges a line with %s', async (_, line, isGood) => {
  const table = await opened(services, 'ann');
  expect(await refusal(say(services, 'ann', table, line))).toBe(isGood ? undefined : 'chat.line');
  expect(lineSchema.safeParse(line).success).toBe(isGood);
  expect(await texts('ann', table)).toHaveLength(isGood ? 1 : 0);
});

it('mutes somebody for one person alone, at all tables, until they are heard again', async () => {
  const table = await underWay(services, PAIR);
  await say(services, 'ann', table, 'hello');
  await say(services, 'bob', table, 'bah');
  await mute(services, 'ann', 'bob');
  await mute(services, 'ann', 'bob');
  expect(await listMutes(services, 'ann')).toEqual(['bob']);
  expect(await readChat(services, 'ann', table, 1)).toEqual({ lines: [], last: 2 });
  expect(await texts('ann', table)).toEqual(['hello']);
  expect(await texts('bob', table)).toEqual(['hello', 'bah']);
  expect(await texts('cy', table)).toEqual(['hello', 'bah']);
  await unmute(services, 'ann', 'bob');
  expect(await texts('ann', table)).toEqual(['hello', 'bah']);
  expect(await refusal(mute(services, 'ann', 'ann'))).toBe('mute.self');
  expect(await refusal(mute(services, 'ann', 'nobody'))).toBe('person.unknown');
});

it('keeps a note for its writer alone', async () => {
  const table = await underWay(services, PAIR);
  expect(await readNote(services, 'ann', table)).toBe('');
  await writeNote(services, 'ann', table, 'bob bluffs\nalways');
  await writeNote(services, 'ann', table, 'bob bluffs');
  expect(await readNote(services, 'ann', table)).toBe('bob bluffs');
  expect(await readNote(services, 'bob', table)).toBe('');
  await writeNote(services, 'ann', table, '');
  expect(await services.storage.db.selectFrom('notes').selectAll().execute()).toEqual([]);
});

it('takes notes of 10,000 characters, at tables one may see', async () => {
  const table = await underWay(services, PAIR, { spectators: false });
  expect(await refusal(writeNote(services, 'ann', table, '🐴'.repeat(10_000)))).toBeUndefined();
  expect(await refusal(writeNote(services, 'ann', table, 'a'.repeat(10_001)))).toBe('note.text');
  expect(await refusal(writeNote(services, 'ann', table, 'a\u0000'))).toBe('note.text');
  expect(await refusal(writeNote(services, 'cy', table, 'a'))).toBe('table.unknown');
  expect(await refusal(readNote(services, 'cy', table))).toBe('table.unknown');
});
