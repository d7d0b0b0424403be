import { serveRanges } from '@destrier/bots/crew';
import { SIM_WORK } from './chunk.js';

/** A thread of a simulation. */
await serveRanges(SIM_WORK.play);
