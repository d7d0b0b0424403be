export { playAll } from './crew.js';
export { fallsOf, type Fallen } from './fallen.js';
export { faultOf, type GameFault } from './fault.js';
export { JournalError, openJournal, type Journal } from './journal.js';
export { leaveMsFor, seatedPlayers } from './seated.js';
export { serveRanges } from './serve.js';
export type { Breathe, Chunk, Range, Work } from './work.js';
