import { readFileSync } from 'node:fs';
import { type Catalogue, type Language } from '@destrier/engine';
import { expect, it } from 'vitest';
import { cliText } from './cli/index.js';
import { kernelText } from './kernel/index.js';
import { textFaults } from './testing/faults.js';

const engine = (file: string): string =>
  readFileSync(new URL(`../engine/${file}`, import.meta.url), 'utf8');

const TEXTS: [string, { readonly [language in Language]: Catalogue }][] = [
  ['kernel', kernelText],
  ['command line', cliText],
];

it.each(TEXTS)('the words of the %s say the same in every language', (_, text) => {
  expect(textFaults(text)).toEqual([]);
});

it.each([
  ['fr: a: missing', { fr: {} }],
  ['ru: b: not in English', { ru: { a: '{n, number} x', b: 'y' } }],
  ['fr: a: other arguments than in English', { fr: { a: '{m, number} x' } }],
  ['fr: a: a sign that a line may break before', { fr: { a: '{n, number} x : y' } }],
  [
    'ru: a: a plural without its four forms',
    { ru: { a: '{n, plural, one {x} few {y} other {z}}' } },
  ],
])('%s', (fault, wrong) => {
  const a = { a: '{n, number} x' };
  expect(textFaults({ en: a, fr: a, ru: a })).toEqual([]);
  expect(textFaults({ en: a, fr: a, ru: a, ...wrong })).toEqual([fault]);
});

it('the kernel has a sentence for every refusal of its own', () => {
  const written = ['refusal.ts', 'table.ts', 'undo.ts'].flatMap((file) =>
    [...engine(file).matchAll(/'(kernel\.[A-Za-z.]+)'/g)].map((found) => String(found[1])),
  );
  const codes = /readonly code: ([^;]+);/.exec(engine('refusal.ts'))?.[1] ?? '';
  const made = [...codes.matchAll(/'(\w+)'/g)]
    .map((found) => String(found[1]))
    .filter((code) => code !== 'blocked' && code !== 'undo');
  const used = [...written, ...made.map((code) => `kernel.${code}`)];
  expect(new Set(used).size).toBeGreaterThanOrEqual(9);
  for (const key of used) expect(Object.keys(kernelText.en)).toContain(key);
});

it('the kernel has a sentence for every event of its own', () => {
  const declared = engine('events.ts').slice(engine('events.ts').indexOf('KERNEL_EVENTS'));
  const names = [...declared.matchAll(/'(kernel\.\w+)':/g)].map((found) => found[1] as string);
  expect(names).not.toEqual([]);
  for (const name of names) expect(Object.keys(kernelText.en)).toContain(`event.${name}`);
});
