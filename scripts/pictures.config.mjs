import { defineConfig } from 'vitest/config';
import { sources } from './sources.mjs';
import { root } from './workspaces.mjs';

/** For the pictures of the page in the docs, which are made anew when it looks different. */
export default defineConfig({
  root,
  resolve: { alias: sources() },
  test: {
    include: ['web/browser/pictures/*.pictures.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    allowOnly: false,
  },
});
