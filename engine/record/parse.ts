import { RecordFault, type RecordError } from './fault.js';
import { CLOSING, type Reading } from './page.js';
import { readRecord } from './read.js';
import { MAX_RECORD_BYTES, MAX_RECORD_LINES, RECORD_FORMAT, type GameRecord } from './record.js';

export type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: RecordError };

const MAGIC = `destrier-record ${RECORD_FORMAT}\n`;
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** The record in a text, whole and unchanged since it was written; else what is wrong with it, and where. */
export function parseRecord(text: string | Uint8Array): ParsedRecord {
  return parse(text, 'strict');
}

export function parse(text: string | Uint8Array, reading: Reading): ParsedRecord {
  try {
    return { ok: true, record: readRecord(open(text), reading) };
  } catch (fault) {
    if (fault instanceof RecordFault) return { ok: false, error: fault.error };
    throw fault;
  }
}

/** The text of a record that begins and ends as it must. Mail turns \n into \r\n; that changes nothing. */
function open(input: string | Uint8Array): string {
  if (typeof input !== 'string' && !(input instanceof Uint8Array))
    throw new RecordFault('record.foreign', 1, 'This is not a text.');
  checkFirstLine(input);
  if (input.length > MAX_RECORD_BYTES)
    throw new RecordFault(
      'record.damaged',
      1,
      `This record is longer than the ${MAX_RECORD_BYTES} bytes that one may have.`,
    );
  const text = (typeof input === 'string' ? input : decode(input)).replaceAll('\r\n', '\n');
  if (LONE_SURROGATE.test(text))
    throw new RecordFault('record.damaged', 1, 'This record is not Unicode text.');
  checkLines(text);
  return text;
}

// Looks at the beginning only: what is not ours may be anything, of any size.
function checkFirstLine(input: string | Uint8Array): void {
  const start = input.slice(0, 40);
  const text = (typeof start === 'string' ? start : String.fromCharCode(...start)).replace(
    /\r(\n|$)/,
    '$1',
  );
  if (text.startsWith(MAGIC)) return;
  if (MAGIC.startsWith(text))
    throw new RecordFault('record.truncated', 1, 'This record ends in its first line.');
  const format = Number(/^destrier-record ([1-9][0-9]*)\n/.exec(text)?.[1] ?? 0);
  if (format > RECORD_FORMAT)
    throw new RecordFault(
      'record.newer',
      1,
      `This record is written in format ${format}; this program reads format ${RECORD_FORMAT}.`,
    );
  throw new RecordFault(
    'record.foreign',
    1,
    `This is not a record of a game: its first line is not "${MAGIC.trimEnd()}".`,
  );
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new RecordFault('record.damaged', firstBadLine(bytes), 'This record is not UTF-8 text.');
  }
}

/** The first line whose bytes are not text. No character of several bytes holds the byte of a line's end. */
function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  for (let from = 0, end = 0; from < bytes.length; from = end + 1, line++) {
    end = bytes.indexOf(10, from);
    if (end === -1) end = bytes.length;
    try {
      decoder.decode(bytes.subarray(from, end));
    } catch {
      return line;
    }
  }
  return line;
}

function checkLines(text: string): void {
  let count = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    if (++count > MAX_RECORD_LINES)
      throw new RecordFault(
        'record.damaged',
        count,
        `This record has more than the ${MAX_RECORD_LINES} lines that one may have.`,
      );
  }
  const last = text.slice(text.lastIndexOf('\n', text.length - 2) + 1, -1);
  if (text.endsWith('\n') && CLOSING.test(last)) return;
  const lines = text.split('\n');
  const closing = lines.findIndex((line) => CLOSING.test(line));
  if (closing !== -1 && closing < count)
    throw new RecordFault(
      'record.damaged',
      closing + 2,
      'Something stands after the closing line.',
    );
  throw new RecordFault(
    'record.truncated',
    count,
    `This record breaks off after line ${count}: its closing line is missing.`,
  );
}
