import { boxes } from '@destrier/registry';
import { need } from '@destrier/engine';
import { tricks, workers } from '@destrier/engine/testgames';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TwinServer } from './twin-server.js';
import { MASKED } from './masks.js';
import { LEFT_OUT } from './routes.js';
import { TwoDeals } from './two-deals.js';
import { TwoMinds } from './two-minds.js';

const GAMES = [...boxes().map(({ game }) => game), tricks, workers];
const gameNamed = (id: string) =>
  need(
    GAMES.find((game) => game.id === id),
    id,
  );

let here: TwinServer;
let there: TwinServer;
beforeAll(async () => {
  here = await TwinServer.open(GAMES, 4);
  there = await TwinServer.open(GAMES, 4);
  console.log('Masked:', MASKED, 'Not compared:', LEFT_OUT);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

it.each([
  ['glory', 2, 8],
  ['glory', 4, 24],
  ['hazard', 3, 8],
  ['tricks', 3, 4],
  ['workers', 3, 12],
])(
  'tells a seat of %s, one of %i, no byte of what lies hidden from it',
  async (id, seats, every) => {
    const deals = new TwoDeals(here, there);
    await deals.play(gameNamed(id), seats, every);
    const { choices, moments, parted, comparison } = deals;
    console.log(
      `${id}: ${choices} choices, ${moments} other worlds, ${comparison.texts} texts of ${comparison.bytes} bytes, ${parted} times parted by right`,
    );
    expect(deals.comparison.differences.slice(0, 3)).toEqual([]);
    expect(deals.moments).toBeGreaterThan(8);
    expect(deals.otherwise).toBeGreaterThan(deals.moments / 3);
    expect(deals.after).toBeGreaterThan(deals.moments / 3);
  },
);

it.each([
  ['glory', 2, 3],
  ['hazard', 3, 2],
  ['tricks', 3, 2],
  ['workers', 3, 2],
])(
  'tells a seat of %s, one of %i, no byte of what others choose in secret',
  async (id, seats, games) => {
    const minds = new TwoMinds(here, there);
    for (let i = 0; i < games; i++) await minds.play(gameNamed(id), seats);
    const { choices, otherwise, comparison } = minds;
    console.log(
      `${id}: ${choices} choices, ${otherwise} in secret otherwise, ${comparison.texts} texts of ${comparison.bytes} bytes`,
    );
    expect(minds.comparison.differences.slice(0, 3)).toEqual([]);
    expect(minds.otherwise).toBeGreaterThan(0);
    expect(minds.choices).toBeGreaterThan(minds.otherwise);
  },
);

it('would notice if a seat were shown what another may see', async () => {
  const deals = new TwoDeals(here, there, (seat) => (seat + 1) % 3);
  await deals.play(tricks, 3, 10);
  expect(deals.comparison.differences.length).toBeGreaterThan(deals.moments);
});
