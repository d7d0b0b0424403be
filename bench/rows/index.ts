import type { Row } from '../row.js';
import { botRows } from './bots.js';
import { calibration } from './calibration.js';
import { envRows } from './env.js';
import { gameRows } from './games.js';
import { historyRows } from './history.js';
import { kernelRows } from './kernel.js';
import { oddsRows } from './odds.js';
import { pastRows } from './past.js';
import { ringRows } from './ring.js';
import { serverLoadRows } from './server-load.js';
import { serverRows } from './server.js';
import { webRows } from './web.js';

/** Every row, in the order in which they are run and printed; of games from outside once they are known. */
export const allRows = (): readonly Row[] => [
  calibration,
  ...ringRows,
  ...kernelRows,
  ...historyRows,
  ...gameRows(),
  ...pastRows,
  ...oddsRows,
  ...botRows,
  ...envRows,
  ...serverRows,
  ...serverLoadRows,
  ...webRows,
];
