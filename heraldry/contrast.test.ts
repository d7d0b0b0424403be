import { expect, it } from 'vitest';
import { composed } from './compose.js';
import { isClear } from './contrast.js';
import { rolled } from './roll.js';

const clear = (blazon: string): boolean => {
  const composition = composed(blazon);
  if (composition === null) throw new Error(`“${blazon}” has no choices`);
  return isClear(composition);
};

it.each([
  'Gules',
  'Gules, a chevron argent',
  'Gules, a mullet or',
  'Ermine, a mullet argent',
  'Per pale gules and azure, a mullet sable',
  'Gules, on a fess or a mullet gules',
])('%s is seen from afar', (blazon) => {
  expect(clear(blazon)).toBe(true);
});

it.each([
  'Gules, a chevron gules',
  'Gules, a chevron azure',
  'Or, a mullet argent',
  'Per pale gules and azure, a mullet azure',
  'Per pale gules and gules',
  'Gules, on a fess or a mullet argent',
])('%s is not', (blazon) => {
  expect(clear(blazon)).toBe(false);
});

it('rolls nothing that is not seen from afar, and the same from the same dice', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const dice = () => {
      let state = seed;
      return (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
    };
    const one = rolled(dice());
    expect(isClear(one)).toBe(true);
    expect(rolled(dice())).toEqual(one);
  }
});
