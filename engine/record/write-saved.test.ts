import { describe, expect, it } from 'vitest';
import { Table } from '../table.js';
import { parseRecord, rulesFrom, verifyRecord, writeSavedRecord } from './index.js';
import { playOn, sampleGame } from './sample-game.js';

const game = sampleGame();
const names = ['Ann', null];
const over = playOn(Table.start(game, { seats: 2, seed: 'over' }), 'over');

describe('the record of a saved table that is not played', () => {
  it('of a finished game is whole: its own rules find it true', () => {
    const text = writeSavedRecord(over.save(), { reveal: 'all', names, result: over.result });
    expect(verifyRecord(text, rulesFrom([game]))).toMatchObject({
      ok: true,
      checked: { choices: over.rows.length },
    });
    expect(text).toContain('name 0 Ann');
  });

  it('of a running game holds the own choices and neither seed, draws nor states', () => {
    const running = playOn(Table.start(game, { seats: 2, seed: 'runs' }), 'runs', 10);
    const text = writeSavedRecord(running.save(), { reveal: 0, names, result: null });
    const parsed = parseRecord(text);
    const entries = parsed.ok ? parsed.record.entries : [];
    expect(entries).toEqual(
      running.rows.map(({ seat, option }) => ({
        kind: 'choice',
        seat,
        option: seat === 0 ? option : null,
        draws: [],
        events: [],
      })),
    );
    expect(text).not.toMatch(/^(seed|~|=) /m);
  });
});
