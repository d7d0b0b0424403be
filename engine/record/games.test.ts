import { describe, expect, it } from 'vitest';
import type { Seat } from '../basics.js';
import { ring, tricks, workers } from '../testgames/index.js';
import { Table } from '../table.js';
import { recordOf, replayRecord, rulesFrom, verifyRecord, writeRecord } from './index.js';
import { playOn } from './sample-game.js';

describe.each([
  { game: ring, seats: 4 },
  { game: tricks, seats: 3 },
  { game: tricks, seats: 8 },
  { game: workers, seats: 1 },
  { game: workers, seats: 4 },
])('$game.id with $seats seats', ({ game, seats }) => {
  it('is recorded and verified, whatever was chosen in turn and out of turn', () => {
    for (let i = 0; i < 5; i++) {
      const table = playOn(Table.start(game, { seats, seed: `${i}` }), `games ${i}`, Infinity, 30);
      const verdict = verifyRecord(writeRecord(table, { reveal: 'all' }), rulesFrom([game]));
      expect(verdict).toMatchObject({ ok: true, checked: { choices: table.rows.length } });
    }
  });

  it('is recorded truly after any choice and any undo', () => {
    const table = Table.start(game, { seats, seed: 'undo' });
    for (let i = 0; !table.over; i++) {
      playOn(table, `undo ${i}`, 1, 30);
      if (i % 4 === 0) table.undo(((i / 4) % seats) as Seat);
      if (i % 16 !== 0) continue;
      const replayed = replayRecord(recordOf(table), rulesFrom([game]));
      expect(replayed.ok && replayed.table.events('all')).toEqual(table.events('all'));
    }
    expect(recordOf(table).result).toEqual(table.result);
  });

  it('tells a seat of no card that it was never shown', () => {
    const table = Table.start(game, { seats, seed: 'secret' });
    const { kinds } = table.prepared;
    const namedIn = (text: string): string[] => kinds.filter((kind) => text.includes(kind));
    const known = new Set<string>();
    for (let i = 0; !table.over; i++) {
      const seen = [table.view(0), table.asks(0), table.events(0)];
      for (const kind of namedIn(JSON.stringify(seen))) known.add(kind);
      const named = i % 8 === 0 ? namedIn(writeRecord(table, { reveal: 0 })) : [];
      expect(named.filter((kind) => !known.has(kind))).toEqual([]);
      playOn(table, `secret ${i}`, 1, 30);
    }
  });
});
