import { chatRoutes } from './chat.js';
import { doorRoutes } from './doors.js';
import { gameRoutes } from './games.js';
import { keyRoutes } from './keys.js';
import type { App, RouteDeps } from './deps.js';
import { peopleRoutes } from './people.js';
import { playRoutes } from './play.js';
import { recordRoutes } from './records.js';
import { seatRoutes } from './seats.js';
import { tableRoutes } from './tables.js';

/** Everything under /api/v1 that is answered at once. */
export const routeGroups: readonly ((app: App, deps: RouteDeps) => void)[] = [
  peopleRoutes,
  keyRoutes,
  gameRoutes,
  tableRoutes,
  doorRoutes,
  seatRoutes,
  playRoutes,
  chatRoutes,
  recordRoutes,
];
