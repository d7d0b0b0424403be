import { defineConfig } from 'vitest/config';
import { sources } from '../sources.mjs';
import { root } from '../workspaces.mjs';

/** For visits to the page that take too long for every run of the tests. */
export default defineConfig({
  root,
  resolve: { alias: sources() },
  test: {
    include: ['web/browser/soak/*.soak.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    allowOnly: false,
  },
});
