import { MOST_CHARACTERS } from '@destrier/heraldry';
import { expect, it } from 'vitest';
import { chosen, draftOf, isSeen, tossed, written } from './draft.js';

const CHEVRON = 'Gules, a chevron argent';

it('follows words with choices, and choices with words', () => {
  const spoken = written(draftOf('Azure'), CHEVRON);
  expect(spoken.composition?.figure).toEqual({
    kind: 'ordinary',
    ordinary: 'chevron',
    tincture: 'argent',
  });
  expect(chosen(spoken, { field: 'vert' }).text).toBe('Vert, a chevron argent');
});

it('names the place of an error and what was meant, and goes on showing what it could read', () => {
  const { blazon, text, fault } = written(draftOf(CHEVRON), 'Gules, a bnd or');
  expect([blazon, text]).toEqual([CHEVRON, 'Gules, a bnd or']);
  expect(fault).toEqual({ kind: 'word', word: 'bnd', at: 9, meant: 'bend' });
});

it('says that it ends too early', () => {
  expect(written(draftOf(CHEVRON), 'Gules, a').fault).toEqual({ kind: 'end' });
});

it('takes the last character that there is room for, and not one more', () => {
  const long = `Gules${' '.repeat(MOST_CHARACTERS - 5)}`;
  expect(written(draftOf(CHEVRON), long).fault).toBeNull();
  expect(written(draftOf(CHEVRON), `${long} `).fault).toEqual({ kind: 'long' });
});

it('begins anew where arms are richer than the choices', () => {
  const rich = draftOf('Per bend or and azure, a label gules');
  expect([rich.composition, isSeen(rich)]).toEqual([null, null]);
  expect(chosen(rich, { field: 'azure' }).text).toBe('Azure');
});

it('tells whether arms are seen from afar', () => {
  expect(isSeen(draftOf('Gules, a chevron argent'))).toBe(true);
  expect(isSeen(draftOf('Gules, a chevron azure'))).toBe(false);
});

it('rolls what it can show as choices', () => {
  expect(draftOf(tossed()).composition).not.toBeNull();
});
