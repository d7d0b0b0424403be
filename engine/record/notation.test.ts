import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../basics.js';
import { canonical } from '../canonical.js';
import { Table } from '../table.js';
import {
  parseRecord,
  printRecord,
  writeRecord,
  type GameRecord,
  type RecordEntry,
} from './index.js';
import { cheer, sampleGame } from './sample-game.js';

/** Any text, broken halves of characters and line ends included. */
const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.integer({ min: 0x10000, max: 0x10ffff }))
    .map((points) => String.fromCodePoint(...points)),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    ' ',
    '?',
    '"',
    '"?"',
    'a=1',
    'end',
    '\n',
    '\r\n',
    'a  b',
    '#',
    '\u2028',
    '\ud83d',
  ),
);
const hash = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 })
  .map((digits) => `sha256:${digits.map((digit) => digit.toString(16)).join('')}`);
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((n) => (n === 0 ? 0 : n));
const draws = fc.array(fc.record({ label: text, outcome: text }), { maxLength: 3 });
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
);
const events = fc.array(
  fc.record({ name: text, params: fc.dictionary(fc.string(), value, { noNullPrototype: true }) }),
  { maxLength: 3 },
);
const state = fc.jsonValue().map((json) => canonical(JSON.parse(JSON.stringify(json))));

const seatOf = (seats: number): fc.Arbitrary<Seat> =>
  fc.integer({ min: 0, max: seats - 1 }).map((seat) => seat as Seat);

function wholeEntries(seats: number): fc.Arbitrary<RecordEntry[]> {
  const choice = fc.record({
    kind: fc.constant('choice' as const),
    seat: seatOf(seats),
    option: text,
    draws,
    events: fc.constant([]),
  });
  const hashed = hash.map((written) => ({ kind: 'hash' as const, hash: written }));
  const rules = fc.record({ kind: fc.constant('rules' as const), version: text, state });
  const block = fc.oneof(
    choice.map((entry): RecordEntry[] => [entry]),
    hashed.map((entry): RecordEntry[] => [entry]),
    fc.tuple(hashed, rules).map((pair): RecordEntry[] => pair),
  );
  return fc.array(block, { maxLength: 8 }).map((blocks) => blocks.flat());
}

function shownEntries(seats: number, viewer: Seat | 'public'): fc.Arbitrary<RecordEntry[]> {
  const choice = fc
    .record({
      kind: fc.constant('choice' as const),
      seat: seatOf(seats),
      option: text,
      draws: fc.constant([]),
      events,
    })
    .map((entry) => (entry.seat === viewer ? entry : { ...entry, option: null }));
  const rules = fc.record({
    kind: fc.constant('rules' as const),
    version: text,
    state: fc.constant(null),
  });
  return fc.array(fc.oneof(choice, rules), { maxLength: 8 });
}

const records = fc.integer({ min: 1, max: 8 }).chain((seats) => {
  const result = fc.option(
    fc.array(
      fc.record({
        place: fc.integer({ min: 1, max: 8 }),
        score: number,
        breakdown: fc.dictionary(text, number, { noNullPrototype: true }),
      }),
      { minLength: seats, maxLength: seats },
    ),
  );
  const common = {
    game: text,
    rules: text,
    shape: hash,
    content: hash,
    names: fc.array(fc.option(text), { minLength: seats, maxLength: seats }),
    options: fc.dictionary(text, text, { noNullPrototype: true }),
    commitment: hash,
    result: result.map(
      (rows) => rows?.map((row, seat) => ({ ...row, seat: seat as Seat })) ?? null,
    ),
  };
  const seed = fc.oneof(
    text,
    fc.record({ secret: text, nonces: fc.array(text, { maxLength: 8 }) }),
  );
  const whole = fc.record({
    ...common,
    disclosed: seed.map((given) => ({ to: 'all' as const, seed: given })),
    setup: fc.record({ draws, events: fc.constant([]) }),
    entries: wholeEntries(seats),
  });
  const shown = fc.oneof(seatOf(seats), fc.constant('public' as const)).chain((viewer) =>
    fc.record({
      ...common,
      disclosed: fc.constant({ to: viewer }),
      setup: fc.record({ draws: fc.constant([]), events }),
      entries: shownEntries(seats, viewer),
    }),
  );
  return fc.oneof<fc.Arbitrary<GameRecord>[]>(whole, shown);
});

function isUnseen(char: string): boolean {
  const code = char.charCodeAt(0);
  return (
    (code < 32 && char !== '\n') ||
    (code >= 127 && code < 160) ||
    '\u2028\u2029\u202e\ufeff'.includes(char)
  );
}

describe('the notation', () => {
  it('gives back whatever was written, in any words', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(parseRecord(printRecord(record))).toEqual({ ok: true, record });
      }),
      { numRuns: 300 },
    );
  });

  it('never shows what cannot be seen, and ends lines only where it means to', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(printRecord(record).split('').filter(isUnseen)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('is a text a person can read', () => {
    const table = Table.start(sampleGame(), { seats: 2, seed: 'fair' });
    for (const seat of [0, 1] as const)
      table.choose(seat, undefined, table.optionIds(seat)[0] as string);
    table.choose(0, undefined, 'roll');
    const lines = writeRecord(table, { reveal: 'all', names: ['Élise', ' Ivan '] })
      .replaceAll(/sha256:\w+/g, 'sha256:…')
      .replaceAll(/#\w+/g, '#…')
      .split('\n');
    expect(lines).toEqual([
      'destrier-record 1',
      'game sample',
      'rules 1.4',
      'shape sha256:…',
      'content sha256:…',
      'seats 2',
      'name 0 Élise',
      'name 1 " Ivan "',
      'option turns 12',
      'commitment sha256:…',
      'seed fair',
      'setup #…',
      expect.stringMatching(/^ {2}~ deck( \w+){10}$/) as unknown,
      expect.stringMatching(/^1 0 give \w+ #…$/) as unknown,
      expect.stringMatching(/^2 1 give \w+ #…$/) as unknown,
      '3 0 roll #…',
      expect.stringMatching(/^ {2}~ dice@0 [1-6]$/) as unknown,
      '= 3 sha256:…',
      'end sha256:…',
      '',
    ]);
  });

  it('hashes the whole state after every 50 choices and after the last', () => {
    const hashesAfter = (choices: number): string[] => {
      const table = Table.start(sampleGame(), { seats: 2, seed: '1' });
      for (let i = 0; i < choices; i++) cheer(table, 0);
      return writeRecord(table, { reveal: 'all' }).match(/^= \d+/gm) ?? [];
    };
    expect(hashesAfter(0)).toEqual(['= 0']);
    expect(hashesAfter(49)).toEqual(['= 49']);
    expect(hashesAfter(50)).toEqual(['= 50']);
    expect(hashesAfter(101)).toEqual(['= 50', '= 100', '= 101']);
  });
});
