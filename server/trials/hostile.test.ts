import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newPlace } from '../storage/testing/places.js';
import { hostileTrial } from './hostile.js';

const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'cli/dist/main.js');
const EACH = 2500;

it('refuses whatever is sent to any route or on a socket without failing itself, and all tables stay as they were', async () => {
  const place = await newPlace('sqlite');
  const report = await hostileTrial({
    program: PROGRAM,
    env: { DESTRIER_DATA: place.folder },
    requests: EACH,
    frames: EACH,
    seed: 'hostile',
    open: () => place.open(),
  });
  await place.clear();
  console.log('answers by status:', report.statuses);
  expect(report.faults.slice(0, 5)).toEqual([]);
  expect(Object.values(report.statuses).reduce((sum, n) => sum + n)).toBe(EACH);
});
