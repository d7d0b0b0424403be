import { expect, test } from 'vitest';
import { allGames } from './games.mjs';

test('the games of the kernel are played, and those in boxes', async () => {
  const games = await allGames();
  expect([...games.keys()]).toEqual(
    expect.arrayContaining(['ring', 'tricks', 'workers', 'hazard']),
  );
  expect(games.get('ring')?.module).toBe('@destrier/engine/testgames');
  expect(games.get('hazard')?.module).toBe('@destrier/example-hazard');
});
