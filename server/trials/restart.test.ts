import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openPostgres } from '../storage/postgres.js';
import { startServer } from '../storage/testing/postgres.js';
import { restartTrial } from './restart.js';

const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'cli/dist/main.js');
const RESTARTS = 10;
const TABLES = 100;

it('goes on by itself when PostgreSQL was restarted in the middle of choices, and loses none that it acknowledged', async () => {
  const postgres = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'destrier-restart-'));
  const report = await restartTrial({
    program: PROGRAM,
    env: { DESTRIER_DATA: folder, DATABASE_URL: postgres.url },
    tables: TABLES,
    restarts: RESTARTS,
    restart: () => postgres.restart(),
    open: () => openPostgres(postgres.url),
  });
  await postgres.stop();
  await rm(folder, { recursive: true });
  console.log(`choices under way at each restart: ${report.underWay.join(' ')}`);
  expect(report.faults).toEqual([]);
  expect(report.restarts).toBe(RESTARTS);
  expect(Math.min(...report.underWay)).toBeGreaterThan(0);
  expect(report.waited).toBeGreaterThan(0);
  expect(report.acknowledged).toBeGreaterThan(RESTARTS);
});
