import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Refused } from '../refused.js';
import { ChoiceRefused } from '../rooms/choice-refused.js';
import { StorageFault } from '../storage/storage.js';
import { toldOf } from './errors.js';
import { hasStatus } from './statuses.js';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** Every code that stands in the sources, within a refusal or a gate. */
function codesInSources(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test|\.d)\.ts$/.test(file) && !/^dist|testing/.test(file),
  );
  const codes = files.flatMap((file) => {
    const calls = readFileSync(join(SERVER, file), 'utf8').match(/(Refused|gate)\([^;]*/g) ?? [];
    return calls.flatMap((call) => call.match(/(?<=')[a-zA-Z]+\.[a-zA-Z]+(?=')/g) ?? []);
  });
  return [...new Set(codes)];
}

it('has a status for every code that anything is refused with', () => {
  const codes = codesInSources();
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !hasStatus(code))).toEqual([]);
});

it('tells a refusal with its details, which cannot change its code', () => {
  const { status, error, fault } = toldOf(new Refused('tries.many', { seconds: 3, code: 'x' }));
  expect({ status, error, fault }).toEqual({
    status: 429,
    error: { code: 'tries.many', seconds: 3 },
    fault: false,
  });
});

it('tells by which rule a choice is refused', () => {
  const refusal = { code: 'blocked', rule: 'H2.3', why: 'purse', params: { has: 3 } } as const;
  expect(toldOf(new ChoiceRefused(refusal))).toEqual({
    status: 409,
    error: { code: 'choice.blocked', rule: 'H2.3', why: 'purse', params: { has: 3 } },
    fault: false,
  });
});

it('says that the disk is full or the database is gone, and to the operator why', () => {
  expect(toldOf(new StorageFault('full', 'no room'))).toEqual({
    status: 507,
    error: { code: 'storage.full' },
    fault: true,
  });
  expect(toldOf(new StorageFault('unavailable', 'gone')).status).toBe(503);
});

it('tells nothing of its own faults', () => {
  const told = toldOf(new TypeError('secret is undefined'));
  expect(told).toEqual({ status: 500, error: { code: 'internal' }, fault: true });
});
