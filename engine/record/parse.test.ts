import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../sha256.js';
import { Table } from '../table.js';
import {
  MAX_RECORD_BYTES,
  MAX_RECORD_LINES,
  parseRecord,
  rulesFrom,
  verifyRecord,
  writeRecord,
  type RecordError,
} from './index.js';
import { playOn, sampleGame } from './sample-game.js';

const game = sampleGame();
const seed = { secret: 'cd'.repeat(32), nonces: ['sage', 'thyme'] };
const TEXT = writeRecord(
  playOn(Table.start(game, { seats: 2, seed, options: { turns: '4' } }), 'parse'),
  {
    reveal: 'all',
    names: ['Élise', null],
  },
);
const BYTES = new TextEncoder().encode(TEXT);
const LINES = TEXT.split('\n').slice(0, -1);
/** The number of the first line that matches. */
const lineOf = (pattern: RegExp): number => LINES.findIndex((line) => pattern.test(line)) + 1;

function refusal(text: string | Uint8Array): RecordError {
  const parsed = parseRecord(text);
  if (parsed.ok) throw new Error('it was accepted');
  return parsed.error;
}
function expectNoGame(text: string | Uint8Array): void {
  expect(parseRecord(text).ok).toBe(false);
  expect(verifyRecord(text, rulesFrom([game])).ok).toBe(false);
}

it('takes the whole, unchanged text, as mail may carry it', () => {
  const parsed = parseRecord(TEXT);
  expect(parsed.ok).toBe(true);
  expect(parseRecord(BYTES)).toEqual(parsed);
  expect(parseRecord(TEXT.replaceAll('\n', '\r\n'))).toEqual(parsed);
});

describe('a damaged record', () => {
  it('is noticed whichever byte was changed', () => {
    BYTES.forEach((byte, at) => expectNoGame(BYTES.with(at, byte ^ (1 << (at % 7)))));
  });

  it('is noticed whatever a byte was changed to', () => {
    const change = fc.tuple(fc.nat(BYTES.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([at, bits]) =>
        expectNoGame(BYTES.with(at, (BYTES[at] as number) ^ bits)),
      ),
      { numRuns: 500 },
    );
  });

  it('is noticed whatever was put in, taken out or moved', () => {
    const cut = fc.tuple(fc.nat(TEXT.length), fc.nat(200), fc.string());
    fc.assert(
      fc.property(cut, ([at, length, put]) => {
        const changed = TEXT.slice(0, at) + put + TEXT.slice(at + length);
        if (changed !== TEXT) expectNoGame(changed);
      }),
      { numRuns: 500 },
    );
    LINES.forEach((_, i) => expectNoGame(LINES.toSpliced(i, 1).join('\n') + '\n'));
  });

  it('is placed at the first line that may be wrong', () => {
    const choice = lineOf(/^3 /);
    const changed = LINES.with(
      choice - 1,
      (LINES[choice - 1] as string).replace(/^3 \d \w+/, '3 0 dance'),
    );
    expect(refusal(changed.join('\n') + '\n')).toEqual({
      code: 'record.damaged',
      line: choice,
      message: `Line ${choice} was changed: the hash at the end of line ${choice} is not theirs.`,
      hint: expect.stringContaining('once more') as unknown,
    });
  });

  it('is placed among the lines of one hash when several could be meant', () => {
    const draw = lineOf(/^ {2}~ dice/);
    const changed = LINES.with(draw - 1, (LINES[draw - 1] as string).replace(/\d$/, '9'));
    const { code, line, message } = refusal(changed.join('\n') + '\n');
    expect({ code, line }).toEqual({ code: 'record.damaged', line: draw });
    expect(message).toMatch(new RegExp(`lines ${draw} to \\d+ was changed`));
  });

  it('is placed exactly where a line is no line of a record', () => {
    const at = lineOf(/^= /);
    expect(refusal(LINES.with(at - 1, '= what').join('\n') + '\n')).toMatchObject({
      code: 'record.damaged',
      line: at,
    });
    const bad = BYTES.with(TEXT.indexOf('lise'), 0xff);
    expect(refusal(bad)).toMatchObject({ code: 'record.damaged', line: lineOf(/^name/) });
  });

  it('may have nothing after its end', () => {
    expect(refusal(`${TEXT}Greetings, E.\n`)).toMatchObject({
      code: 'record.damaged',
      line: LINES.length + 1,
    });
    expect(refusal(TEXT + TEXT)).toMatchObject({ code: 'record.damaged', line: LINES.length + 1 });
  });
});

describe('a truncated record', () => {
  it('is called that wherever it breaks off', () => {
    for (let count = 0; count < LINES.length; count++) {
      const rest = LINES.slice(0, count)
        .map((line) => `${line}\n`)
        .join('');
      expect(refusal(rest)).toMatchObject({ code: 'record.truncated', line: Math.max(1, count) });
    }
    for (let at = 0; at < BYTES.length; at += 7)
      expect(refusal(BYTES.slice(0, at)).code).toBe('record.truncated');
    expect(refusal(TEXT.slice(0, -1)).code).toBe('record.truncated');
  });
});

describe('what is no record of ours', () => {
  it('is foreign', () => {
    const others = [
      '{"destrier":"table 1"}',
      '[Event "Lists"]\n1. e4 e5\n',
      'destrier-record\n',
      'destrier-record 0\n',
      `\ufeff${TEXT}`,
      ` ${TEXT}`,
    ];
    for (const text of others)
      expect(refusal(text)).toMatchObject({ code: 'record.foreign', line: 1 });
    expect(refusal(new Uint8Array([0x1f, 0x8b, 0, 255])).code).toBe('record.foreign');
    expect(refusal(undefined as never).code).toBe('record.foreign');
  });

  it('is newer if it says so', () => {
    expect(refusal(TEXT.replace('record 1', 'record 2'))).toMatchObject({
      code: 'record.newer',
      message: 'This record is written in format 2; this program reads format 1.',
    });
    expect(refusal('destrier-record 12\nwho knows')).toMatchObject({ code: 'record.newer' });
  });

  it('never makes the reader stumble', () => {
    const anything = fc.oneof(fc.string(), fc.uint8Array());
    fc.assert(fc.property(anything, (text) => expectNoGame(text)));
    const closed = (body: string): string =>
      `destrier-record 1\n${body}end sha256:${sha256(`destrier-record 1\n${body}`)}\n`;
    const words = fc.constantFrom(
      'game',
      'seats',
      ' ',
      '\n',
      '3',
      'setup #',
      '= ',
      'state ',
      'result',
      '"',
      '~',
      'name 0 x',
      'seed',
    );
    fc.assert(fc.property(fc.array(words), (body) => expectNoGame(closed(`${body.join('')}\n`))));
  });
});

describe('a record beyond all measure', () => {
  it('is refused at its length', () => {
    const filled = TEXT + ' '.repeat(MAX_RECORD_BYTES + 1 - TEXT.length);
    expect(refusal(filled)).toMatchObject({
      code: 'record.damaged',
      message: expect.stringContaining(`${MAX_RECORD_BYTES} bytes`) as unknown,
    });
    expect(refusal(filled.slice(0, -1)).message).not.toContain(`${MAX_RECORD_BYTES} bytes`);
  });

  it('is refused at its lines', () => {
    const more = (lines: number): string => TEXT + '\n'.repeat(lines - LINES.length);
    expect(refusal(more(MAX_RECORD_LINES + 1)).message).toContain(`${MAX_RECORD_LINES} lines`);
    expect(refusal(more(MAX_RECORD_LINES)).message).toBe(
      'Something stands after the closing line.',
    );
  });

  it('is refused at a state too deep to read', () => {
    const at = lineOf(/^= /);
    const deep = LINES.toSpliced(at, 0, `state ${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(refusal(deep.join('\n') + '\n')).toMatchObject({ code: 'record.damaged', line: at + 1 });
  });
});
