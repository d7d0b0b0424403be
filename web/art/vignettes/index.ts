export * from './challenge.js';
export * from './market.js';
export * from './romance.js';
export * from './tournament.js';
