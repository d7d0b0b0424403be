import { expect, it } from 'vitest';
import type { SimChunk } from './chunk.js';
import type { Played } from './game.js';
import { Tally } from './tally.js';

const game = (hash: string, places: number[]): Played => ({
  decisions: 10,
  hash,
  places,
  scores: places.map((place) => 10 - place),
});
const first: SimChunk = {
  from: 0,
  played: [game('a', [1, 2]), game('b', [1, 1])],
  fired: { x: 2 },
  fallen: [],
};
const second: SimChunk = {
  from: 2,
  played: [game('c', [2, 1])],
  fired: { x: 1, y: 5 },
  fallen: [],
};

const tallyOf = (...chunks: readonly SimChunk[]): Tally => {
  const tally = new Tally('s', ['random', 'random'], ['y', 'z']);
  for (const chunk of chunks) tally.add(chunk);
  return tally;
};

it('shares a shared victory, and counts what never fired', () => {
  const { seatResults, fired } = tallyOf(first, second).standing();
  expect(seatResults.map(({ winShare }) => winShare * 3)).toEqual([1.5, 1.5]);
  expect(seatResults.map(({ meanRank }) => meanRank * 3)).toEqual([4, 4]);
  expect(fired).toEqual({ x: 3, y: 5, z: 0 });
});

it('keeps a broken game out of the results but in the digest', () => {
  const fault = { code: 'internal', message: 'm', scenario: 'game: x' } as const;
  const broken: SimChunk = { from: 2, played: [{ decisions: 4, fault }], fired: {}, fallen: [] };
  const standing = tallyOf(first, broken).standing();
  expect(standing.finished).toBe(2);
  expect(standing.errors).toEqual([{ game: 2, seed: 's/2', ...fault }]);
  expect(standing.seatResults).toEqual(tallyOf(first).standing().seatResults);
  expect(standing.digest).not.toBe(tallyOf(first).standing().digest);
});
