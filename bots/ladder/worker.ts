import { serveRanges } from '../crew/serve.js';
import { LADDER_WORK } from './pair.js';

/** A thread of a ladder. */
await serveRanges(LADDER_WORK.play);
