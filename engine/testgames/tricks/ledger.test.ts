import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { coverage, parseLedger } from '../../ledger/index.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => ({ file, text: readFileSync(folder + file, 'utf8') });

it('every rule of RULES.md is shown by a test, and every cited rule is there', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const { untested, unknown, problems } = coverage({
    ledger: parseLedger('RULES.md', read('RULES.md').text),
    tests: files.filter((file) => file.endsWith('.test.ts')).map(read),
    scenarios: [],
    code: files.filter((file) => !file.endsWith('.test.ts')).map(read),
  });
  expect({ untested, unknown, problems }).toEqual({ untested: [], unknown: [], problems: [] });
});
