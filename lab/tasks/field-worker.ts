import { serveRanges } from '@destrier/bots/crew';
import { FIELD_WORK } from './field.js';

/** A thread that plays one bot among others. */
await serveRanges(FIELD_WORK.play);
