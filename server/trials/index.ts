/** Trials of a whole server, for the tests and the soak: what happens when it is killed, left alone or attacked. */
export { newPlace } from '../storage/testing/places.js';
export { startServer as startPostgres } from '../storage/testing/server.js';
export { openPostgres } from '../storage/postgres.js';
export { hostileTrial, type HostileReport } from './hostile.js';
export { killTrial, type KillReport } from './kill.js';
export { restartTrial, type RestartReport } from './restart.js';
export { PROCESSES } from './process.js';
