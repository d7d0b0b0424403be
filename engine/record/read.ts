import { isSeat, MAX_SEATS, type Seat } from '../basics.js';
import { canonical } from '../canonical.js';
import type { GameEvent } from '../events.js';
import type { SeatResult } from '../result.js';
import type { Draw } from '../table-types.js';
import { readHeader, type Header } from './header.js';
import { Page, type Reading } from './page.js';
import { jsonOf, unquotePhrase, unquoteWord, wordsOf } from './quote.js';
import type {
  GameRecord,
  Happenings,
  RecordedChoice,
  RecordedHash,
  RecordedRules,
  RecordEntry,
} from './record.js';

/** Reads a text that begins and ends as a record does; the first wrong line stops it with a `RecordFault`. */
export function readRecord(text: string, reading: Reading): GameRecord {
  const page = new Page(text, reading);
  const header = readHeader(page);
  if (page.takeHashed() !== 'setup') throw page.wrong('the set-up must begin there');
  const setup = readHappenings(page, header);
  const entries = readEntries(page, header);
  const result = page.peek() === 'result' ? readResult(page, header) : null;
  page.takeClosing();
  return { ...header, setup, entries, result };
}

function readHappenings(page: Page, header: Header): Happenings {
  const draws: Draw[] = [];
  const events: Omit<GameEvent, 'seq'>[] = [];
  const whole = header.disclosed.to === 'all';
  while (page.peek().startsWith('  ')) {
    const line = page.take();
    if (line.startsWith('  ~ ') && whole) draws.push(readDraw(page, line.slice(4)));
    else if (line.startsWith('  ! ') && !whole) events.push(readEvent(page, line.slice(4)));
    else
      throw page.wrong(
        `${whole ? 'a draw ("  ~ stream outcome")' : 'an event ("  ! name {...}")'} must stand there`,
      );
  }
  return { draws, events };
}

/** A first word, and the rest of the line. */
function split(page: Page, text: string): [word: string, rest: string] {
  const quoted = /^"(?:[^"\\]|\\.)*"/.exec(text)?.[0].length ?? text.indexOf(' ');
  const word = unquoteWord(text.slice(0, Math.max(0, quoted)));
  if (word === undefined || text[quoted] !== ' ')
    throw page.wrong('a word and what belongs to it must stand there');
  return [word, text.slice(quoted + 1)];
}

function readDraw(page: Page, text: string): Draw {
  const [label, rest] = split(page, text);
  const outcome = unquotePhrase(rest);
  if (outcome === undefined) throw page.wrong(`what was drawn from ${label} cannot be read`);
  return { label, outcome };
}

function readEvent(page: Page, text: string): Omit<GameEvent, 'seq'> {
  const [name, rest] = split(page, text);
  const params = jsonOf(rest);
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw page.wrong(`what ${name} tells cannot be read`);
  return { name, params: params as GameEvent['params'] };
}

function readEntries(page: Page, header: Header): RecordEntry[] {
  const entries: RecordEntry[] = [];
  let seq = 0;
  for (let line = page.peek(); line !== 'result' && !line.startsWith('end '); line = page.peek()) {
    if (line.startsWith('= ')) entries.push(readHash(page, header, seq));
    else if (line.startsWith('state ') || line.startsWith('rules '))
      entries.push(readRules(page, header, seq, entries.at(-1)));
    else entries.push(readChoice(page, header, ++seq));
  }
  return entries;
}

function readChoice(page: Page, header: Header, seq: number): RecordedChoice {
  const found = /^(\d+) (\d) (.+)$/.exec(page.takeHashed());
  if (found === null || found[1] !== String(seq))
    throw page.wrong(`choice ${seq} must stand there`);
  const seat = Number(found[2]);
  if (!isSeat(seat, header.names.length)) throw page.wrong(`there is no seat ${seat}`);
  const written = found[3] as string;
  const shown = header.disclosed.to === 'all' || header.disclosed.to === seat;
  const option = written === '?' && !shown ? null : unquotePhrase(written);
  if (option === undefined) throw page.wrong(`the option of choice ${seq} cannot be read`);
  return { kind: 'choice', seat, option, ...readHappenings(page, header) };
}

function readHash(page: Page, header: Header, seq: number): RecordedHash {
  const found = /^= (\d+) (sha256:[0-9a-f]{64})$/.exec(page.take());
  if (header.disclosed.to !== 'all' || found === null || found[1] !== String(seq))
    throw page.wrong(`the hash of the state after choice ${seq} cannot be read`);
  return { kind: 'hash', hash: found[2] as string };
}

function readRules(
  page: Page,
  header: Header,
  seq: number,
  last: RecordEntry | undefined,
): RecordedRules {
  const whole = header.disclosed.to === 'all';
  const state = whole ? readState(page) : null;
  if (whole && last?.kind !== 'hash')
    throw page.wrong('the hash of the state must stand before it');
  const words = wordsOf(page.take());
  const version =
    words?.[0] === 'rules' && words[2] === 'from' && words.length === 4
      ? unquoteWord(words[1] as string)
      : undefined;
  if (version === undefined || words?.[3] !== String(seq + 1))
    throw page.wrong(`it must say which rules hold from choice ${seq + 1} on`);
  return { kind: 'rules', version, state };
}

function readState(page: Page): string {
  const line = page.take();
  const text = line.slice('state '.length);
  if (!line.startsWith('state ') || !isCanonical(text))
    throw page.wrong('the state that other rules took over cannot be read');
  return text;
}

function isCanonical(text: string): boolean {
  try {
    return canonical(JSON.parse(text)) === text;
  } catch {
    return false;
  }
}

function readResult(page: Page, header: Header): SeatResult[] {
  page.take();
  const rows: SeatResult[] = [];
  for (let i = 0; i < header.names.length; i++) {
    const row = readRow(page);
    if (row.seat >= header.names.length || row.seat in rows)
      throw page.wrong(`seat ${row.seat} cannot stand there`);
    rows[row.seat] = row;
  }
  return rows;
}

function readRow(page: Page): SeatResult {
  const [place, seat, score, ...causes] = wordsOf(page.take()) ?? [];
  const breakdown: [string, number][] = causes.map((text) => {
    const at = text.lastIndexOf('=');
    const cause = at === -1 ? undefined : unquoteWord(text.slice(0, at));
    if (cause === undefined) throw page.wrong('the points of a seat cannot be read');
    return [cause, numberOf(page, text.slice(at + 1))];
  });
  return {
    seat: placeOf(page, seat, 0) as Seat,
    place: placeOf(page, place, 1),
    score: numberOf(page, score),
    breakdown: Object.fromEntries(breakdown),
  };
}

function placeOf(page: Page, text: string | undefined, least: number): number {
  const value = numberOf(page, text);
  if (!Number.isInteger(value) || value < least || value > MAX_SEATS)
    throw page.wrong(`${value} is neither a seat nor a place`);
  return value;
}

function numberOf(page: Page, text: string | undefined): number {
  const value = jsonOf(text ?? '');
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw page.wrong('a number must stand there');
  return value;
}
