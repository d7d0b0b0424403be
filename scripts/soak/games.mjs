import { workspaces } from '../workspaces.mjs';

/**
 * @typedef {import('@destrier/engine').AnyGame} AnyGame
 * @typedef {{ game: AnyGame, module: string }} Place a game and the module it comes from
 */

const KERNEL_GAMES = '@destrier/engine/testgames';

/**
 * The games of the kernel, the examples and all others that lie in the tree.
 * @returns {Promise<Map<string, Place>>}
 */
export async function allGames() {
  const packages = workspaces().filter(({ folder }) => /^(games|examples)\//.test(folder));
  /** @type {Map<string, Place>} */
  const games = new Map();
  for (const module of [KERNEL_GAMES, ...packages.map(({ name }) => name)])
    for (const game of await gamesOf(module)) games.set(game.id, { game, module });
  return games;
}

/**
 * The games among what a module exports, in their boxes or without.
 * @param {string} module
 * @returns {Promise<AnyGame[]>}
 */
export async function gamesOf(module) {
  const exported = /** @type {Record<string, unknown>} */ (await import(module));
  return Object.values(exported).flatMap((value) => {
    if (isGame(value)) return [value];
    return isRecord(value) && isGame(value['game']) ? [value['game']] : [];
  });
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null;
}

/**
 * @param {unknown} value
 * @returns {value is AnyGame}
 */
function isGame(value) {
  return isRecord(value) && 'rulesVersion' in value && 'main' in value && 'choiceCap' in value;
}
