import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coverage, parseLedger } from '../../ledger/index.js';

const FOLDER = import.meta.dirname;

it('every rule is shown by a test, and every rule named in the code is in RULES.md', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
  const isTest = ({ file }: { file: string }) => file.endsWith('.test.ts');
  const ledger = parseLedger('RULES.md', readFileSync(join(FOLDER, 'RULES.md'), 'utf8'));
  const code = files.filter((file) => !isTest(file));
  const found = coverage({ ledger, tests: files.filter(isTest), scenarios: [], code });
  expect([...ledger.problems, ...found.problems]).toEqual([]);
  expect(found.untested).toEqual([]);
  expect(found.total).toBeGreaterThan(0);
});
