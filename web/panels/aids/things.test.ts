import { glory } from '@destrier/glory/page';
import { expect, it } from 'vitest';
import { playedGlory } from '../testing/played.js';
import { allThings, thingsIn } from './things.js';

const catalogue = { 'effect.nun': 'Prays.', 'effect.king': 'Rules.', 'word.lion': 'Lion' };

it('finds what does something anywhere in a view, and nothing else', () => {
  const view = { a: [{ b: 'nun' }, ['lion', 'nun', 3, null]], king: { c: undefined } };
  expect([...thingsIn(view, catalogue)]).toEqual(['nun']);
  expect(allThings(catalogue)).toEqual(['nun', 'king']);
});

it('finds what lies on a real table, and not what lies hidden', () => {
  const table = playedGlory('things', 20);
  const effects = glory.effects?.(table.prepared.content as never, 'en') ?? {};
  const seen = thingsIn(table.view(0), effects);
  expect(seen.size).toBeGreaterThan(10);
  expect(seen.size).toBeLessThan(allThings(effects).length);
});
