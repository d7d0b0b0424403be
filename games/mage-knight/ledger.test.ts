import { readdirSync, readFileSync } from 'node:fs';
import { parseLedger } from '@destrier/engine/ledger';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const ledger = parseLedger('RULES.md', readFileSync(new URL('RULES.md', folder), 'utf8'));
const ids = new Set(ledger.rules.map(({ id }) => id));

describe('the ledger', () => {
  it('has no fault of form', () => {
    expect(ledger.problems).toEqual([]);
  });

  it('has every rule that code cites', () => {
    const files = readdirSync(new URL('.', folder), { recursive: true, encoding: 'utf8' });
    const cited = files
      .filter((file) => file.endsWith('.ts') && !/^(dist|node_modules)/.test(file))
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/\bK\d+\.\d+\b/g) ?? []);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });
});
