import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newPlace } from '../storage/testing/places.js';
import { killTrial } from './kill.js';
import { PROCESSES } from './process.js';

const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'cli/dist/main.js');
const KILLS = 5;
const TABLES = 100;
/** Three processes that share two cores with other tests start slowly after each kill. */
const SLOWEST_MS = 1_200_000;

it.each([
  ['sqlite', 1],
  ['postgres', 1],
  ['postgres', PROCESSES],
] as const)(
  'on %s, of %i processes one that is killed in the middle of choices loses none that it acknowledged',
  { timeout: SLOWEST_MS },
  async (kind, servers) => {
    const place = await newPlace(kind);
    const report = await killTrial({
      program: PROGRAM,
      env: {
        DESTRIER_DATA: place.folder,
        ...(kind === 'postgres' ? { DATABASE_URL: place.address } : {}),
      },
      servers,
      tables: TABLES,
      kills: KILLS,
      open: () => place.open(),
    });
    await place.clear();
    console.log(`choices under way at each kill: ${report.underWay.join(' ')}`);
    expect(report.faults).toEqual([]);
    expect(report.kills).toBe(KILLS);
    expect(Math.min(...report.underWay)).toBeGreaterThan(0);
    expect(report.acknowledged).toBeGreaterThan(KILLS);
  },
);
