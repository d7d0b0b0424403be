export { deviation, fightOut, type Count } from './check.js';
export { Reckoning, type Odds } from './odds.js';
export { pointsIn, type Point } from './point.js';
export { POLICY } from './policy.js';
export { SETUPS, type Setup } from './setups.js';
export { readSpend, SpendError, type Spend } from './spend.js';
