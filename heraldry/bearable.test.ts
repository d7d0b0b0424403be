import { expect, it } from 'vitest';
import { isBearable, MOST_CHARACTERS } from './bearable.js';

it.each([
  'Gules, a chevron argent between three mullets argent',
  'Azure semé of fleurs-de-lis or',
  'Quarterly (azure, three fleurs-de-lis or) and (gules, three lions passant guardant or in pale)',
  'Sable, 24 mullets of 24 points or',
  'Chequy or and azure',
])('lets people bear %s', (blazon) => {
  expect(isBearable(blazon)).toBe(true);
});

it.each([
  '',
  '   ',
  'Gules, a chevrn argent',
  '<script>alert(1)</script>',
  'Gules"/><image href="x"',
  'Gules\u0000',
  'Gules\nAzure',
  'Gules, 25 mullets argent',
  'Gules, a mullet of 25 points argent',
  'Gules semy of mullets of 99 points or',
  'Paly of 43 or and azure',
  'Quarterly (azure, 99 roses or) and or',
  'Gules, on a fess (or, 99 keys sable) a rose or',
  '('.repeat(MOST_CHARACTERS),
])('refuses %j', (blazon) => {
  expect(isBearable(blazon)).toBe(false);
});

it('counts the characters', () => {
  const long = `Gules${' '.repeat(MOST_CHARACTERS - 5)}`;
  expect(isBearable(long)).toBe(true);
  expect(isBearable(`${long} `)).toBe(false);
});
