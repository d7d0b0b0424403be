import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { boxes } from '@destrier/registry';
import { describe, expect, it } from 'vitest';
import { GAMES, gameCard } from './index.js';
import { mindOf } from './minds.js';

const ROOT = join(import.meta.dirname, '../..');

/** Packages of games that can be played, as `games/glory`: those that show their box. A game in the making has none yet. */
function packagesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(ROOT, path, 'index.ts')));
}

const sorted = (names: readonly string[]): readonly string[] => names.toSorted();

it('the registry names every game that lies in the tree, and no other', () => {
  const found = [...packagesIn('games'), ...packagesIn('examples')];
  expect(sorted(boxes().map(({ folder }) => folder))).toEqual(sorted(found));
});

it('the page offers the games of the registry in the same order', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(boxes().map(({ game }) => game.id));
});

it('a game has a folder on the page, and no folder is there for nothing', () => {
  const folders = readdirSync(join(ROOT, 'web/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(sorted(folders)).toEqual(sorted(boxes().map(({ game }) => game.id)));
});

describe.each(boxes())('the page knows of $game.id what its box says:', ({ game, title }) => {
  it('its title and its seats, before anything of it is loaded', () => {
    const card = gameCard(game.id);
    expect(card?.title).toEqual(title);
    expect({ min: card?.seats.min, max: card?.seats.max }).toEqual(game.seats);
    expect(card?.seats.usual).toBeGreaterThanOrEqual(game.seats.min);
    expect(card?.seats.usual).toBeLessThanOrEqual(game.seats.max);
  });

  it('whether its first game is guided', async () => {
    const card = gameCard(game.id);
    expect((await card?.load())?.guide !== undefined).toBe(card?.guided === true);
  });

  it('the same rules, at its table and for its bots', async () => {
    expect((await gameCard(game.id)?.load())?.box.game).toBe(game);
    expect((await mindOf(game.id)).game).toBe(game);
  });
});

it('bots refuse a game that is not there by name', async () => {
  await expect(mindOf('chess')).rejects.toThrow('there is no game chess');
});
