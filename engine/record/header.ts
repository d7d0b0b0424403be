import { isSeat, MAX_SEATS, type Seat } from '../basics.js';
import type { Page } from './page.js';
import { unquotePhrase, unquoteWord, wordsOf } from './quote.js';
import type { Disclosure, GameRecord } from './record.js';

export type Header = Omit<GameRecord, 'setup' | 'entries' | 'result'>;

/** Reads the lines before the set-up; their order is fixed. */
export function readHeader(page: Page): Header {
  page.take();
  const game = word(page, 'game');
  const rules = word(page, 'rules');
  const shape = hash(page, 'shape');
  const content = hash(page, 'content');
  const names = readNames(page);
  const options = readOptions(page);
  const commitment = hash(page, 'commitment');
  return {
    game,
    rules,
    shape,
    content,
    names,
    options,
    commitment,
    disclosed: readDisclosure(page, names.length),
  };
}

function field(page: Page, key: string): string {
  const line = page.take();
  if (!line.startsWith(`${key} `)) throw page.wrong(`"${key} …" must stand there`);
  return line.slice(key.length + 1);
}

function word(page: Page, key: string): string {
  const value = unquoteWord(field(page, key));
  if (value === undefined) throw page.wrong(`the word after "${key}" cannot be read`);
  return value;
}

function phrase(page: Page, text: string): string {
  const value = unquotePhrase(text);
  if (value === undefined) throw page.wrong('its end cannot be read');
  return value;
}

function hash(page: Page, key: string): string {
  const value = field(page, key);
  if (!/^sha256:[0-9a-f]{64}$/.test(value)) throw page.wrong(`a hash must stand after "${key}"`);
  return value;
}

function readNames(page: Page): (string | null)[] {
  const count = Number(field(page, 'seats'));
  if (!Number.isInteger(count) || count < 1 || count > MAX_SEATS)
    throw page.wrong(`1 to ${MAX_SEATS} seats must stand there`);
  const names: (string | null)[] = Array.from({ length: count }, () => null);
  while (page.peek().startsWith('name ')) {
    const found = /^(\d) (.+)$/.exec(field(page, 'name'));
    const seat = Number(found?.[1]);
    if (found === null || !isSeat(seat, count) || names[seat] !== null)
      throw page.wrong('a seat and its name must stand there');
    names[seat] = phrase(page, found[2] as string);
  }
  return names;
}

function readOptions(page: Page): { readonly [id: string]: string } {
  const options = new Map<string, string>();
  while (page.peek().startsWith('option ')) {
    const found = /^("(?:[^"\\]|\\.)*"|[^ ]+) (.+)$/.exec(field(page, 'option'));
    const id = unquoteWord(found?.[1] ?? '');
    if (found === null || id === undefined || options.has(id))
      throw page.wrong('an option of the game and its value must stand there');
    options.set(id, phrase(page, found[2] as string));
  }
  return Object.fromEntries(options);
}

function readDisclosure(page: Page, seats: number): Disclosure {
  if (page.peek().startsWith('for ')) {
    const viewer = field(page, 'for');
    if (viewer === 'public') return { to: viewer };
    if (!/^\d$/.test(viewer) || !isSeat(Number(viewer), seats))
      throw page.wrong('a seat or "public" must stand there');
    return { to: Number(viewer) as Seat };
  }
  const secret = phrase(page, field(page, 'seed'));
  if (!/^nonces( |$)/.test(page.peek())) return { to: 'all', seed: secret };
  const nonces = wordsOf(page.take())?.slice(1).map(unquoteWord);
  if (nonces === undefined || nonces.includes(undefined))
    throw page.wrong('the nonces of the seats cannot be read');
  return { to: 'all', seed: { secret, nonces: nonces as string[] } };
}
