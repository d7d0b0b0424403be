import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from './en/index.js';

it('has words for every code of the server', () => {
  const statuses = readFileSync(new URL('../../server/http/statuses.ts', import.meta.url), 'utf8');
  const codes = [...statuses.matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)].map(([, code]) => code ?? '');
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !Object.hasOwn(en, `server.${code}`))).toEqual([]);
});
