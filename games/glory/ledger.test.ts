import { readFileSync } from 'node:fs';
import { parseLedger } from '@destrier/engine/ledger';
import { describe, expect, it } from 'vitest';

const FILES = ['RULES.md', 'RULES.fr.md', 'RULES.ru.md'];

/** Where the books are silent or say otherwise, the ledger says that it decides, and why. */
const DECISIONS = ['G2.14', 'G9.14', 'G17.9', 'G17.20', 'G17.25'];

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const { rules } = parseLedger(file, text);

  it.each(DECISIONS)('calls %s a decision, with its reason', (id) => {
    const rule = rules.find((one) => one.id === id);
    expect(rule?.kind).toBe('decision');
    expect(rule?.source).toMatch(/\S/);
    const cited = text.slice(text.indexOf(`**${id} `)).match(/_[^_]+_/)?.[0] ?? '';
    // Kind, source and reason.
    expect(cited.split('|')).toHaveLength(3);
  });

  it('knows no rule by which the Russian edition gives two prizes', () => {
    const options = rules.filter(({ chapter }) => chapter === 18);
    const numbers = options.map(({ id }) => Number(id.split('.')[1]));
    expect(numbers.slice(0, 3)).toEqual([1, 2, 4]);
  });
});
