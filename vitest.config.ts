import { defineConfig } from 'vitest/config';
import { sources } from './scripts/sources.mjs';

export default defineConfig({
  resolve: { alias: sources() },
  test: {
    include: ['**/*.test.ts', '**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    // Whole games are played inside one test: a slow machine must not fail it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
  },
});
