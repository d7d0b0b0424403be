export * from './check.js';
export { keepGuarantees, type Keeping, type Perft } from './keep.js';
export { keepEvaluationLegal } from './keep-evaluation.js';
export { keepFired, type Firing } from './keep-fired.js';
export { keepRecords } from './keep-records.js';
export { reasonsIn, sourcesOf } from './sources.js';
