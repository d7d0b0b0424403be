export { identityOf, type LadderJob } from './job.js';
export { ladder, type LadderProgress, type LadderResult, type LadderRun } from './ladder.js';
export type { PlayedPair } from './pair.js';
export type { BotStanding, CoupleStanding } from './standing.js';
