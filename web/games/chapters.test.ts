import { readFileSync } from 'node:fs';
import { parseLedger } from '@destrier/engine/ledger';
import { expect, it } from 'vitest';
import { sourceTold } from '../panels/rules/source.js';
import { allWords, wordsIn } from '../text/index.js';
import { GAMES } from './index.js';

const kits = await Promise.all(GAMES.map((card) => card.load()));
const BOOKS = kits.map(
  ({ box, chapters = {}, editions = {} }) => [box.folder, chapters, editions] as const,
);

const MARK = '§';

function sourcesIn(folder: string): readonly string[] {
  const file = new URL(`../../${folder}/RULES.md`, import.meta.url);
  return parseLedger(folder, readFileSync(file, 'utf8')).rules.map(({ source }) => source);
}

it.each(BOOKS)(
  'every chapter that the ledger of %s cites has a name',
  async (folder, chapters, editions) => {
    const words = await wordsIn('en');
    await allWords();
    for (const names of Object.values(chapters)) {
      const marked = Object.fromEntries(Object.keys(names).map((name) => [name, MARK]));
      const left = sourcesIn(folder).flatMap((source) =>
        source
          .split(/;\s*/u)
          .filter((part) => !/^house$|throughout$/u.test(part))
          .map((part) =>
            sourceTold(part, { chapters: marked, editions }, words).replace(/^.*edition: /u, ''),
          ),
      );
      // Only numbers and signs are not translated.
      expect(left.filter((told) => /\p{L}/u.test(told.replaceAll(/\b[IVX]+\b/g, '')))).toEqual([]);
      expect(left.join('').includes(MARK)).toBe(true);
    }
  },
);

it.each(BOOKS)('no name of %s is there for nothing', (folder, chapters) => {
  const cited = sourcesIn(folder).join('; ');
  for (const names of Object.values(chapters))
    expect(Object.keys(names).filter((name) => !cited.includes(name))).toEqual([]);
});

it.each(BOOKS)('no edition of %s is there for nothing', (folder, _chapters, editions) => {
  const cited = sourcesIn(folder).flatMap((source) => source.split(/;\s*/u));
  for (const tag of Object.keys(editions))
    expect(cited.some((part) => part === tag || part.startsWith(`${tag} `))).toBe(true);
});
