import { describe, expect, it } from 'vitest';
import { Table } from '../table.js';
import { recordOf, resumeTable, rulesFrom, verifyRecord, writeRecord } from './index.js';
import { KINDS, playOn, sampleGame } from './sample-game.js';

const left = playOn(Table.start(sampleGame(), { seats: 2, seed: 'left' }), 'left', 20);
const saved = left.save();

describe('a saved table', () => {
  it('goes on by its own rules as it was left', () => {
    expect(resumeTable(sampleGame(), saved).save()).toBe(saved);
  });

  it('goes on with its history by later rules that lead to the same state, whatever their shape', () => {
    for (const later of [{}, { pause: true as const }].map((edition) =>
      sampleGame({ ...edition, version: '1.10' }),
    )) {
      const table = resumeTable(later, saved);
      expect([table.hash, table.rows]).toEqual([left.hash, left.rows]);
      const text = writeRecord(playOn(table, 'on'), { reveal: 'all' });
      expect(verifyRecord(text, rulesFrom([later]))).toMatchObject({ ok: true });
    }
  });

  it('goes on without its history where later rules of its shape lead elsewhere', () => {
    const table = resumeTable(sampleGame({ version: '1.10', bonus: 1 }), saved);
    expect([table.hash, table.rows]).toEqual([left.hash, []]);
    expect(() => recordOf(table)).toThrow('cannot be recorded');
  });

  it('is refused where rules of another shape lead elsewhere', () => {
    const other = sampleGame({ version: '1.10', bonus: 1, pause: true });
    expect(() => resumeTable(other, saved)).toThrow('whose shape this version (1.10)');
  });

  it('is played again with the content it was played with, or its successor', () => {
    const later = sampleGame({ version: '1.10', kinds: KINDS.toReversed(), pause: true });
    expect(() => resumeTable(later, saved)).toThrow('shape');
    const same = sampleGame({ version: '1.10', pause: true });
    const pack = { kinds: KINDS };
    expect(resumeTable(same, saved, pack).hash).toBe(left.hash);
    const other = { kinds: KINDS.toReversed() };
    expect(() => resumeTable(same, saved, other)).toThrow('shape');
  });

  it('that is damaged is refused as ever', () => {
    const later = sampleGame({ version: '1.10' });
    expect(() => resumeTable(later, '{}')).toThrow('not a saved table of sample');
    const damaged = JSON.stringify({ ...(JSON.parse(saved) as object), rows: 7 });
    expect(() => resumeTable(later, damaged)).toThrow('damaged: rows');
  });
});
