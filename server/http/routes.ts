import { chatRoutes } from './chat.js';
import { doorRoutes } from './doors.js';
import { gameRoutes } from './games.js';
import { keyRoutes } from './keys.js';
import { liveRoutes } from './live.js';
import type { App, Parts } from './parts.js';
import { peopleRoutes } from './people.js';
import { playRoutes } from './play.js';
import { recordRoutes } from './records.js';
import { seatRoutes } from './seats.js';
import { tableRoutes } from './tables.js';

/** Everything under /api/v1. */
export const routeGroups: readonly ((app: App, parts: Parts) => void)[] = [
  peopleRoutes,
  keyRoutes,
  gameRoutes,
  tableRoutes,
  doorRoutes,
  seatRoutes,
  playRoutes,
  chatRoutes,
  recordRoutes,
  liveRoutes,
];
