export { ConfigError, readConfig, settings, type Config } from './config.js';
export { serve, type Running } from './serve.js';
export { backupStorage, restoreStorage } from './storage/open.js';
export type { Kept } from './storage/restore.js';
