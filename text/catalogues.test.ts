import { readFileSync } from 'node:fs';
import { LANGUAGES, type Catalogue, type Language } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { cliText } from './cli/index.js';
import { messageOf } from './message.js';
import { kernelText } from './kernel/index.js';

const engine = (file: string): string =>
  readFileSync(new URL(`../engine/${file}`, import.meta.url), 'utf8');

const TEXTS: [string, { readonly [language in Language]: Catalogue }][] = [
  ['kernel', kernelText],
  ['command line', cliText],
];

describe.each(TEXTS)('the words of the %s', (_, text) => {
  it.each(LANGUAGES)('are the same sentences in %s, with the same arguments', (language) => {
    expect(Object.keys(text[language]).toSorted()).toEqual(Object.keys(text.en).toSorted());
    for (const [key, sentence] of Object.entries(text[language])) {
      const here = messageOf(sentence, language);
      const there = messageOf(text.en[key] as string, 'en');
      const args = (message: typeof here) => [...message.spoken, ...message.bare].toSorted();
      expect([key, [...new Set(args(here))]]).toEqual([key, [...new Set(args(there))]]);
    }
  });

  it('have a space that does not break before French double signs', () => {
    for (const [key, sentence] of Object.entries(text.fr))
      expect([key, /[^\u00A0\u202F:/]([:;!?»](?=\s|$))/u.exec(sentence)?.[0]]).toEqual([
        key,
        undefined,
      ]);
  });

  it('give every Russian plural its four forms', () => {
    const plurals = Object.entries(text.ru).filter(([, sentence]) =>
      sentence.includes(', plural,'),
    );
    const lacking = plurals.filter(
      ([, sentence]) =>
        !['one {', 'few {', 'many {', 'other {'].every((form) => sentence.includes(form)),
    );
    expect(plurals).not.toEqual([]);
    expect(lacking).toEqual([]);
  });
});

it('the kernel has a sentence for every refusal of its own', () => {
  const used = ['refusal.ts', 'table.ts', 'undo.ts'].flatMap((file) =>
    [...engine(file).matchAll(/'(kernel\.[A-Za-z.]+)'/g)].map((found) => found[1] as string),
  );
  expect(new Set(used).size).toBeGreaterThanOrEqual(9);
  for (const key of used) expect(Object.keys(kernelText.en)).toContain(key);
});

it('the kernel has a sentence for every event of its own', () => {
  const declared = engine('events.ts').slice(engine('events.ts').indexOf('KERNEL_EVENTS'));
  const names = [...declared.matchAll(/'(kernel\.\w+)':/g)].map((found) => found[1] as string);
  expect(names).not.toEqual([]);
  for (const name of names) expect(Object.keys(kernelText.en)).toContain(`event.${name}`);
});
