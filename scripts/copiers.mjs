// Usage: npm run copiers: writes copy.gen.ts for every game that has one.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, workspaces } from './workspaces.mjs';

/** @typedef {import('../engine/game.js').AnyGame} AnyGame */

/** @param {string} path @returns {Promise<Record<string, unknown>>} */
const load = (path) => import(pathToFileURL(join(root, path)).href);

/** @type {{ writeCopier(game: AnyGame, engine: string): string }} */
const { writeCopier } = /** @type {never} */ (await load('engine/dist/copier.js'));

/** The kernel's own games, then every box. @returns {Promise<{ folder: string, engine: string, game: AnyGame }[]>} */
async function games() {
  const own = readdirSync(join(root, 'engine/testgames'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const kernel = await load('engine/dist/testgames/index.js');
  const found = own.map((name) => ({
    folder: `engine/testgames/${name}`,
    engine: '../../index.js',
    game: /** @type {AnyGame} */ (kernel[name]),
  }));
  for (const { folder } of workspaces()) {
    if (!/^(games|examples)\//.test(folder)) continue;
    for (const box of Object.values(await load(`${folder}/dist/index.js`))) {
      const { game } = /** @type {{ game?: AnyGame }} */ (box);
      if (game !== undefined) found.push({ folder, engine: '@destrier/engine', game });
    }
  }
  return found;
}

for (const { folder, engine, game } of await games()) {
  const path = join(root, folder, 'copy.gen.ts');
  if (game.copy === undefined && !existsSync(path)) continue;
  const text = writeCopier(game, engine);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  console.log(`${folder}/copy.gen.ts written`);
}
