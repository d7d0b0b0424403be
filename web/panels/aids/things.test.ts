import { glory } from '@destrier/glory/spoken';
import { describe, expect, it } from 'vitest';
import { playedGlory } from '../testing/played.js';
import { allThings, hasAids, thingsIn } from './things.js';

const catalogue = { 'effect.nun': 'Prays.', 'effect.king': 'Rules.', 'word.lion': 'Lion' };

it('finds what does something anywhere in a view, and nothing else', () => {
  const view = { a: [{ b: 'nun' }, ['lion', 'nun', 3, null]], king: { c: undefined } };
  expect([...thingsIn(view, catalogue)]).toEqual(['nun']);
  expect(allThings(catalogue)).toEqual(['nun', 'king']);
});

it('finds what lies on a real table, and not what lies hidden', () => {
  const table = playedGlory('things', 20);
  const effects = glory.effects?.(table.prepared.content as never, 'en', glory.text.en) ?? {};
  const seen = thingsIn(table.view(0), effects);
  expect(seen.size).toBeGreaterThan(10);
  expect(seen.size).toBeLessThan(allThings(effects).length);
});

describe('aids', () => {
  const { effects: _, ...plain } = glory;
  const without = { ...plain, text: { ...plain.text, en: { 'word.lion': 'Lion' } } };

  it('are missing where nothing but the rules tells how the game goes', () => {
    expect(hasAids({ box: without })).toBe(false);
    expect(hasAids({ box: without, aid: [] })).toBe(false);
  });

  it('are there with a primer, rules in short, or things that do something', () => {
    const cards = [{ heading: 'Ride', text: 'Ride on.' }];
    const primer = { cards: { en: cards, fr: cards, ru: cards }, pictures: async () => [] };
    expect(hasAids({ box: without, primer })).toBe(true);
    expect(hasAids({ box: without, aid: ['G1.1'] })).toBe(true);
    expect(hasAids({ box: glory })).toBe(true);
    const said = { ...without, text: { ...without.text, en: catalogue } };
    expect(hasAids({ box: said })).toBe(true);
  });
});
