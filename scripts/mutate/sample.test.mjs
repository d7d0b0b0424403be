import { expect, test } from 'vitest';
import { takeSample } from './sample.mjs';

const sources = ['b.ts', 'a.ts'].map((file) => ({
  file,
  text: Array.from(
    { length: 50 },
    (_, i) => `export const n${i} = (a: number) => a < ${i + 5};\n`,
  ).join(''),
}));

test('the same seed takes the same places, another seed others', () => {
  const first = takeSample(sources, 20, '1');
  expect(first.mutants).toHaveLength(20);
  expect(first.places).toBe(200);
  expect(takeSample(sources.toReversed(), 20, '1')).toEqual(first);
  expect(takeSample(sources, 20, '2').mutants).not.toEqual(first.mutants);
});

test('a bigger sample holds the smaller one', () => {
  const more = takeSample(sources, 21, '1').mutants;
  for (const mutant of takeSample(sources, 20, '1').mutants) expect(more).toContainEqual(mutant);
});

test('no more is taken than there is, each place once and in order', () => {
  const { mutants } = takeSample(sources, 1000, '1');
  expect(mutants).toHaveLength(200);
  const order = mutants.map((one) => `${one.file} ${String(one.start).padStart(6)}`);
  expect(order).toEqual([...new Set(order)].sort());
});

test('a mutant is the source with one change, and shows its line', () => {
  const text = 'const a = 1;\n  const b = a\n    > 1;\n';
  const mutant = takeSample([{ file: 'a.ts', text }], 9, '1').mutants.find(
    (one) => one.kind === 'comparison',
  );
  expect(mutant).toEqual({
    file: 'a.ts',
    line: 3,
    start: text.indexOf('>'),
    kind: 'comparison',
    before: '> 1;',
    after: '>= 1;',
    source: text.replace('>', '>='),
  });
});
