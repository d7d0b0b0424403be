export * from './check.js';
export { keepGuarantees, type Keeping, type Perft } from './keep.js';
