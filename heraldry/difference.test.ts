import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameArms } from './compose.js';
import { toldApart } from './difference.js';

it('lets everybody bear their own', () => {
  const arms = ['Gules', 'Azure', 'Gules, a chevron or'];
  expect(toldApart(arms)).toEqual(arms);
});

it('gives the later of two alike a label, a third a bordure', () => {
  expect(toldApart(['Gules, a sun or', 'Azure', 'gules, a sun or', 'Gules, a sun or'])).toEqual([
    'Gules, a sun or',
    'Azure',
    'gules, a sun or, a label argent',
    'Gules, a sun or, a bordure argent',
  ]);
});

it('takes a tincture that is seen on the field', () => {
  expect(toldApart(['Or', 'Or'])[1]).toBe('Or, a label gules');
});

it('never leaves two alike at a table of eight', () => {
  const arms = fc.constantFrom('Gules', 'Or', 'Per pale (azure, a sun or) and gules', 'Vair');
  fc.assert(
    fc.property(fc.array(arms, { minLength: 8, maxLength: 8 }), (borne) => {
      const told = toldApart(borne);
      for (const [at, one] of told.entries())
        for (const other of told.slice(at + 1)) expect(sameArms(one, other)).toBe(false);
    }),
    { numRuns: 200 },
  );
});
