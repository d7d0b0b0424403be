export * from './check.js';
export { keepGuarantees, type Keeping, type Perft } from './keep.js';
export { keepEvaluationLegal } from './keep-evaluation.js';
export { keepRecords } from './keep-records.js';
