import { describe, expect, test } from 'vitest';
import type { Row } from './row.js';
import { parse, select, UsageError } from './select.js';

const prepare = (): (() => number) => () => 0;
const row = (id: string): Row => ({ id, unit: 'ns', prepare });
const peer = { name: 'slow', version: '1', rows: ['ring.slow'] };
const rows: Row[] = [
  row('calibration'),
  { ...row('ring.table'), peer },
  row('ring.slow'),
  row('copy.10k'),
];
const ids = (chosen: readonly Row[]): string[] => chosen.map(({ id }) => id);

describe('--only', () => {
  test('left out, all rows are measured', () => {
    expect(select(rows, [])).toEqual(rows);
  });

  test('takes a row with the calibration, and no other', () => {
    expect(ids(select(rows, ['copy.10k']))).toEqual(['calibration', 'copy.10k']);
  });

  test('takes the rows of the peer too', () => {
    expect(ids(select(rows, ['ring.table']))).toEqual(['calibration', 'ring.table', 'ring.slow']);
  });

  test('takes a family by its first word, but not half a word', () => {
    expect(ids(select(rows, ['ring']))).toEqual(['calibration', 'ring.table', 'ring.slow']);
    expect(() => select(rows, ['rin'])).toThrow(UsageError);
  });

  test('of an unknown row is refused with the nearest one', () => {
    const choose = (): unknown => select(rows, ['copy.10k', 'ring.tabel']);
    expect(choose).toThrow(
      new UsageError(
        'there is no row ring.tabel',
        'did you mean ring.table? The rows are calibration, ring.table, ring.slow, copy.10k',
      ),
    );
  });
});

describe('the options', () => {
  test('are read from the command line', () => {
    const line = '--json --quick --only a,b.c --with one --with ../two';
    expect(parse(line.split(' '))).toEqual({
      only: ['a', 'b.c'],
      outside: ['one', '../two'],
      quick: true,
      json: true,
      help: false,
    });
    expect(parse([])).toEqual({ only: [], outside: [], quick: false, json: false, help: false });
  });

  test.each([['--jsn'], ['ring.plain'], ['--only']])('%s alone is wrong use', (word) => {
    expect(() => parse([word])).toThrow(UsageError);
  });
});
