import { writeRecord } from '@destrier/engine';
import { glory } from '@destrier/glory';
import { expect, it } from 'vitest';
import { guide } from '../games/glory/guide/guide.js';
import { mind } from '../games/glory/mind.js';
import { followed } from '../guide/testing/followed.js';
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

it('reads a guided game like any other', async () => {
  const table = followed(guide, glory, 2);
  const again = tableIn(mind.game, writeRecord(table, { reveal: 'all' }));
  expect(again.rows).toEqual(table.rows);
  expect(await standsIn(mind, again).next()).toMatchObject({
    value: { stand: { seq: 0 }, all: table.rows.length + 1 },
  });
});
