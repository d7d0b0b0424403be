import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sources } from './scripts/sources.mjs';

export default defineConfig({
  resolve: { alias: sources() },
  test: {
    include: ['**/*.test.ts', '**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    isolate: false,
    pool: 'threads',
    // Those that drive a browser or a server wait half of their time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Whole games are played inside one test: a slow machine must not fail it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
  },
});
