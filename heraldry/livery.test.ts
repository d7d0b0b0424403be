import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inLivery, LIVERIES, liveryOf, nearestTo } from './livery.js';

it.each([
  ['Gules, a chevron argent', 'gules'],
  ['Azure semy of mullets or', 'azure'],
  ['Per pale sable and or', 'sable'],
  ['Quarterly (vert, a sun or) and gules', 'vert'],
  ['Ermine, a bend gules', 'argent'],
  ['Murrey', 'purpure'],
] as const)('%s is known by %s', (blazon, livery) => {
  expect(liveryOf(blazon)).toBe(livery);
});

it('looks for another colour from the nearest on, and among all others', () => {
  expect(nearestTo('gules').slice(0, 2)).toEqual(['tenne', 'purpure']);
  expect(nearestTo('gules').toSorted()).toEqual(
    LIVERIES.filter((livery) => livery !== 'gules').toSorted(),
  );
});

it('lets the old and the new colour change places', () => {
  expect(inLivery('Argent, a bend gules between two roses gules', 'or')).toBe(
    'Or, a bend gules between two roses gules',
  );
  expect(inLivery('Azure, on a pale argent three roses gules', 'gules')).toBe(
    'Gules, on a pale argent three roses azure',
  );
});

it('leaves arms that would not be seen from afar', () => {
  expect(inLivery('Or, a boar sable', 'vert')).toBeNull();
  expect(inLivery('Or, a boar sable', 'sable')).toBe('Sable, a boar or');
});

it('gives the colour that was asked for', () => {
  const arms = fc.constantFrom(
    'Gules, a sun or',
    'Vair',
    'Barry or and gules',
    'Per pale (azure, a sun or) and gules',
  );
  fc.assert(
    fc.property(arms, fc.constantFrom(...LIVERIES), (blazon, livery) => {
      const changed = inLivery(blazon, livery);
      expect(changed === null ? livery : liveryOf(changed)).toBe(livery);
    }),
  );
});
