export { addressesForOthers, isAlone } from './addresses.js';
export { ConfigError, readConfig, settings, unknownVariables, type Config } from './config.js';
export { serve, type Running } from './serve.js';
export { backupStorage, restoreStorage, storeName } from './storage/open.js';
export type { Kept } from './storage/restore.js';
