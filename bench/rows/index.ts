import type { Row } from '../row.js';
import { botRows } from './bots.js';
import { calibration } from './calibration.js';
import { envRows } from './env.js';
import { gloryRows } from './glory.js';
import { kernelRows } from './kernel.js';
import { oddsRows } from './odds.js';
import { ringRows } from './ring.js';

/** Every row, in the order in which they are run and printed. */
export const rows: readonly Row[] = [
  calibration,
  ...ringRows,
  ...kernelRows,
  ...gloryRows,
  ...oddsRows,
  ...botRows,
  ...envRows,
];
