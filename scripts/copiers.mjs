// Usage: npm run copiers: writes copy.gen.ts for every game that has one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { knownGames } from '@destrier/registry';
import { root } from './workspaces.mjs';

/** @typedef {import('@destrier/engine').AnyGame} AnyGame */

// A tool that the engine does not offer by name.
const copier = pathToFileURL(join(root, 'engine/dist/copier.js')).href;
/** @type {{ writeCopier(game: AnyGame, engine: string): string }} */
const { writeCopier } = /** @type {never} */ (await import(copier));

for (const { folder, game } of knownGames()) {
  const path = join(root, folder, 'copy.gen.ts');
  if (game.copy === undefined && !existsSync(path)) continue;
  const engine = folder.startsWith('engine/') ? '../../index.js' : '@destrier/engine';
  const text = writeCopier(game, engine);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  console.log(`${folder}/copy.gen.ts written`);
}
