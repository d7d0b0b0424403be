import { serveRanges } from '../crew/serve.js';
import { BALANCE_WORK } from './job.js';

/** A thread of a laboratory. */
await serveRanges(BALANCE_WORK.play);
