import { serveRanges } from '../crew/serve.js';
import { findingsIn } from './work.js';

/** A thread that looks at moments of a game. */
await serveRanges(findingsIn);
