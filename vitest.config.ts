import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root, workspaces } from './scripts/workspaces.mjs';

/** Tests read the sources of every package, never a build that may be stale. */
const sources = workspaces().flatMap((workspace) =>
  Object.entries(workspace.exports).map(([subpath, target]) => ({
    find: new RegExp(`^${workspace.name}${subpath.slice(1)}$`),
    replacement: join(
      root,
      workspace.folder,
      target.default.replace('./dist/', '').replace(/\.js$/, '.ts'),
    ),
  })),
);

export default defineConfig({
  resolve: { alias: sources },
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
