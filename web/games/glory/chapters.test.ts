import { readFileSync } from 'node:fs';
import { parseLedger } from '@destrier/engine/ledger';
import { expect, it } from 'vitest';
import { sourceIn } from '../../aside/rules/source.js';
import { chapters } from './chapters.js';

const file = new URL('../../../games/glory/RULES.md', import.meta.url);
const { rules } = parseLedger('RULES.md', readFileSync(file, 'utf8'));
const MARK = '§';

it.each(['fr', 'ru'] as const)(
  'every chapter that the ledger cites has a name in %s',
  (language) => {
    const marked = Object.fromEntries(Object.keys(chapters[language]).map((name) => [name, MARK]));
    const left = rules.map(({ source }) => sourceIn(source, marked));
    // Only editions, numbers and signs are not translated.
    expect(
      left.filter((source) => /\p{L}{3,}/u.test(source.replaceAll(/\b[IVX]+\b/g, ''))),
    ).toEqual([]);
    expect(left.join('').includes(MARK)).toBe(true);
  },
);

it('no name is there for nothing', () => {
  const cited = rules.map(({ source }) => source).join('; ');
  for (const names of Object.values(chapters))
    expect(Object.keys(names).filter((name) => !cited.includes(name))).toEqual([]);
});
