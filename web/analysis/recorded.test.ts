import { writeRecord } from '@destrier/engine';
import { expect, it } from 'vitest';
import { mind } from '../games/glory/mind.js';
import { playedGlory } from '../panels/testing/played.js';
import { standsIn, tableIn } from './recorded.js';

it('begins with the set-up of a finished game and tells how much there is to come', async () => {
  const table = playedGlory('stands');
  const record = writeRecord(table, { reveal: 'all' });
  const seen: number[] = [];
  for await (const { stand, all } of standsIn(mind, tableIn(mind.game, record))) {
    expect(all).toBe(table.rows.length + 1);
    expect(stand.win).toHaveLength(2);
    for (const { mean } of stand.win) {
      expect(mean).toBeGreaterThanOrEqual(0);
      expect(mean).toBeLessThanOrEqual(1);
    }
    seen.push(stand.seq);
    if (seen.length === 3) break;
  }
  expect(seen).toEqual([0, 1, 2]);
});

it('says so where the record is of a game that still runs', () => {
  const record = writeRecord(playedGlory('stands', 10), { reveal: 0 });
  expect(() => tableIn(mind.game, record)).toThrow('leaves out the seed');
});
