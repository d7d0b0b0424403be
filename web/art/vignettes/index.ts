export * from './challenge.js';
export * from './court.js';
export * from './foes.js';
export * from './market.js';
export * from './romance.js';
export * from './tournament.js';
export * from './wares.js';
