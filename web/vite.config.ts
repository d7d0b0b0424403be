import { join } from 'node:path';
import { defineConfig } from 'vite';
import { sources } from '../scripts/sources.mjs';
import { root } from '../scripts/workspaces.mjs';

/** The page, built from the sources of every package. Addresses are relative: it may be served below any path. */
export default defineConfig({
  root: join(root, 'web'),
  base: './',
  resolve: { alias: sources() },
  worker: { format: 'es' },
  build: {
    outDir: join(root, 'web', 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The policy of the page allows no data in scripts and styles but what comes from the server.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Advice for who writes plug-ins, where somebody only wants to play.
      checks: { pluginTimings: false },
      input: { page: join(root, 'web', 'index.html'), sw: join(root, 'web', 'sw.ts') },
      // The service worker must lie beside the page, always under the same name.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
