export { balance, TooManySaved, type BalanceResult, type BalanceRun } from './balance.js';
export { identityOf, type BalanceJob } from './job.js';
export { balancePage } from './page/page.js';
