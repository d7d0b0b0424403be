import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chargeNames } from './charges/index.js';
import {
  blazonOf,
  composed,
  COMPOSED_COUNTS,
  COMPOSED_DIVISIONS,
  COMPOSED_ORDINARIES,
  fitting,
  type Composition,
} from './compose.js';
import { tinctures } from './tinctures.js';

// “A cross potent” is a charge.
const tincture = fc.constantFrom(...tinctures.filter((one) => one !== 'potent'));
const composition: fc.Arbitrary<Composition> = fc
  .record({
    field: tincture,
    figure: fc.oneof(
      fc.constant({ kind: 'plain' } as const),
      fc.record({
        kind: fc.constant('ordinary' as const),
        ordinary: fc.constantFrom(...COMPOSED_ORDINARIES),
        tincture,
      }),
      fc.record({
        kind: fc.constant('division' as const),
        division: fc.constantFrom(...COMPOSED_DIVISIONS),
        tincture,
      }),
    ),
    charge: fc.option(
      fc.record({
        name: fc.constantFrom(...chargeNames),
        tincture,
        count: fc.constantFrom(...COMPOSED_COUNTS),
        on: fc.boolean(),
      }),
    ),
  })
  .map(fitting);

it('reads every composition back from its own words', () => {
  fc.assert(
    fc.property(composition, (one) => {
      expect(composed(blazonOf(one))).toEqual(one);
    }),
    { numRuns: 3000 },
  );
});

const mullets = { name: 'mullet', tincture: 'argent', count: 3, on: false } as const;
const chevron = { kind: 'ordinary', ordinary: 'chevron', tincture: 'argent' } as const;

it.each<[string, Composition]>([
  ['Gules', { field: 'gules', figure: { kind: 'plain' }, charge: null }],
  ['Gules, three mullets argent', { field: 'gules', figure: { kind: 'plain' }, charge: mullets }],
  [
    'Gules semy of mullets argent, a chevron argent',
    { field: 'gules', figure: chevron, charge: { ...mullets, count: 'semy' } },
  ],
  [
    'Gules, a chevron argent between three mullets argent',
    { field: 'gules', figure: chevron, charge: mullets },
  ],
  [
    'Gules, on a chevron argent an eagle sable',
    {
      field: 'gules',
      figure: chevron,
      charge: { name: 'eagle', tincture: 'sable', count: 1, on: true },
    },
  ],
  [
    'Vert, two lions rampant or, a chief or',
    {
      field: 'vert',
      figure: { kind: 'ordinary', ordinary: 'chief', tincture: 'or' },
      charge: { name: 'lion rampant', tincture: 'or', count: 2, on: false },
    },
  ],
  [
    'Per pale sable and or, an eagle argent',
    {
      field: 'sable',
      figure: { kind: 'division', division: 'per pale', tincture: 'or' },
      charge: { name: 'eagle', tincture: 'argent', count: 1, on: false },
    },
  ],
])('%s', (blazon, one) => {
  expect(blazonOf(one)).toBe(blazon);
  expect(composed(blazon)).toEqual(one);
});

it('understands the same arms in other words', () => {
  expect(composed('GULES a chevron ARGENT between 3 stars argent')).toEqual({
    field: 'gules',
    figure: chevron,
    charge: mullets,
  });
});

it.each([
  'Gules, a chevron wavy argent',
  'Gules, four mullets argent',
  'Gules, three mullets of 6 points argent',
  'Gules, an eagle argent crowned or',
  'Gules, a chevron argent, a label or',
  'Gules, a mullet or, a rose or',
  'Per bend gules and or',
  'Per pale gules and or, a chief argent',
  'Per pale gules and or, a mullet counterchanged',
  'Quarterly (azure, a key or) and gules',
  'Gules semy of mullets or, a chevron argent between three roses or',
])('has no choices for %s', (blazon) => {
  expect(composed(blazon)).toBeNull();
});

it('says where a word is wrong', () => {
  expect(() => composed('Gules, a chevrn argent')).toThrow(
    expect.objectContaining({ name: 'BlazonError', position: 9, meant: 'chevron' }),
  );
});

it('strews no divided field, and lays nothing on an ordinary that is not there', () => {
  const division = { kind: 'division', division: 'barry', tincture: 'or' } as const;
  const charge = { ...mullets, count: 'semy', on: true } as const;
  expect(fitting({ field: 'gules', figure: division, charge }).charge).toEqual({
    ...mullets,
    count: 5,
    on: false,
  });
  expect(
    fitting({ field: 'gules', figure: chevron, charge: { ...mullets, on: true } }).charge,
  ).toEqual({ ...mullets, on: true });
});
