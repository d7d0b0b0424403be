export { fightOut, type Count } from './check.js';
export { Reckoning, type Odds } from './odds.js';
export { pointsIn, type Point } from './point.js';
export { POLICY } from './policy.js';
export { SETUPS } from './setups.js';
export { readSpend, type Spend } from './spend.js';
