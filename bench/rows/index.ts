import type { Row } from '../row.js';
import { avalonRows } from './avalon.js';
import { botRows } from './bots.js';
import { calibration } from './calibration.js';
import { envRows } from './env.js';
import { gloryRows } from './glory.js';
import { kernelRows } from './kernel.js';
import { oddsRows } from './odds.js';
import { ringRows } from './ring.js';
import { serverLoadRows } from './server-load.js';
import { serverRows } from './server.js';
import { webRows } from './web.js';

/** Every row, in the order in which they are run and printed. */
export const rows: readonly Row[] = [
  calibration,
  ...ringRows,
  ...kernelRows,
  ...gloryRows,
  ...avalonRows,
  ...oddsRows,
  ...botRows,
  ...envRows,
  ...serverRows,
  ...serverLoadRows,
  ...webRows,
];
