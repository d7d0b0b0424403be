#!/usr/bin/env node
// `npx destrier` is the same program as `./destrier`: it sets itself up when needed, then runs.
process.argv.splice(2, 0, 'cli/dist/main.js');
await import(new URL('../scripts/run.mjs', import.meta.url).href);
