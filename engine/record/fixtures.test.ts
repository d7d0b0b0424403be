import { expect, it } from 'vitest';
import { Table } from '../table.js';
import { fixtureFaults, printRecord, recordOf, rulesFrom, writeRecord } from './index.js';
import { playOn, sampleGame } from './sample-game.js';

const rules = rulesFrom([sampleGame()]);
const table = playOn(Table.start(sampleGame(), { seats: 2, seed: 'kept' }), 'kept');
const text = writeRecord(table, { reveal: 'all' });
const newer = printRecord({ ...recordOf(table), rules: '2.0' });

it('a kept record replays, or is refused as its name says', () => {
  const good = [
    { name: '1.4 two seats.record', text },
    { name: '2.0.refused-record.newer.record', text: newer },
    { name: 'cut.refused-record.truncated.record', text: text.slice(0, 500) },
  ];
  expect(fixtureFaults(good, rules)).toEqual([]);
});

it('a kept record that does neither is named, with what was found', () => {
  const running = writeRecord(
    playOn(Table.start(sampleGame(), { seats: 2, seed: 'kept' }), 'kept', 3),
    { reveal: 'all' },
  );
  const bad = [
    { name: 'a.record', text: newer },
    { name: 'b.refused-record.newer.record', text },
    { name: 'c.refused-record.newer.record', text: text.slice(0, 500) },
    { name: 'd.record', text: running },
  ];
  expect(fixtureFaults(bad, rules)).toEqual([
    expect.stringMatching(
      /^a\.record: expected a finished game, found record\.newer: .*rules 2\.0/,
    ) as unknown,
    'b.refused-record.newer.record: expected record.newer, found a finished game',
    expect.stringMatching(/^c.*: expected record\.newer, found record\.truncated: /) as unknown,
    'd.record: expected a finished game, found a running game',
  ]);
});
