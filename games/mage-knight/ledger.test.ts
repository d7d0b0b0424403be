import { readdirSync, readFileSync } from 'node:fs';
import { compareTranslation, coverage, parseLedger } from '@destrier/engine/ledger';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const ledgerIn = (file: string) => parseLedger(file, read(file));
const ledger = ledgerIn('RULES.md');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(dist|node_modules)/.test(file))
  .map((file) => ({ file, text: read(file) }));
const isTest = ({ file }: { readonly file: string }): boolean => file.endsWith('.test.ts');

describe('the ledger', () => {
  it('has no fault of form', () => {
    expect(ledger.problems).toEqual([]);
  });

  it('has every rule that code cites, and a ruling for each', () => {
    const { unknown, untested, problems } = coverage({
      ledger,
      tests: sources.filter(isTest),
      scenarios: [],
      code: sources.filter((source) => !isTest(source)),
    });
    expect({ unknown, untested, problems }).toEqual({ unknown: [], untested: [], problems: [] });
  });

  it.each(['RULES.fr.md', 'RULES.ru.md'])('%s says the same', (file) => {
    const translation = ledgerIn(file);
    expect(translation.problems).toEqual([]);
    expect(compareTranslation(ledger, translation).problems).toEqual([]);
  });
});
