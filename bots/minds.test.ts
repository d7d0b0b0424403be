import { prepare, resultOf, stateHash } from '@destrier/engine';
import { expect, it } from 'vitest';
import { gameNamed } from '@destrier/registry';
import { playerNamed } from './players.js';
import { mindOf } from './minds.js';
import type { Mind, Thought } from './mind.js';
import { playGame, seedOf, winShares, type Player } from './play.js';
import { eyesOf, sameQuestion } from './steps.js';

/** Games, seats and how often: twenty games, few of those that are long without an evaluation. */
const TABLES = [
  ['hazard', 2, 6],
  ['hazard', 3, 3],
  ['tricks', 3, 3],
  ['glory', 1, 2],
  ['glory', 2, 3],
  ['glory', 4, 1],
  ['workers', 2, 1],
  ['ring', 4, 1],
] as const;

function player(name: string, game: string): Player {
  const found = playerNamed(name, gameNamed(game).evaluation);
  if (found === undefined) throw new Error(`no player ${name}`);
  return found;
}

it.each(['random', 'greedy', 'strong:6', 'master:12'])(
  'plays every game on the kernel to its end: %s',
  async (name) => {
    let games = 0;
    for (const [id, seats, times] of TABLES)
      for (let i = 0; i < times; i++) {
        const { game } = gameNamed(id);
        const players = Array.from({ length: seats }, () => player(name, id));
        const match = await playGame(prepare(game, seats), players, seedOf('every', games++));
        expect(resultOf(match).length).toBe(seats);
      }
    expect(games).toBe(20);
  },
);

it('plays the same game again by the same seed and iterations, and another by another seed', async () => {
  const play = async (seed: string) => {
    const { game } = gameNamed('hazard');
    const both = [player('strong:10', 'hazard'), player('greedy', 'hazard')];
    return stateHash(await playGame(prepare(game, 2), both, seed));
  };
  expect(await play('a')).toBe(await play('a'));
  expect(await play('a')).not.toBe(await play('b'));
});

/** A player that tells what it thought. */
function telling(
  mind: Mind,
  iterations: number,
  thoughts: Thought[],
  stopped?: () => boolean,
): Player {
  return {
    name: 'telling',
    decide(match, asked, seed) {
      const world = eyesOf(match, asked.seat, seed);
      const question = sameQuestion(world, asked);
      const budget = stopped === undefined ? { iterations } : { iterations, stopped };
      const thought = mind({ world, question, evaluation: undefined, seed }, budget);
      thoughts.push(thought);
      return thought;
    },
  };
}

it('does not search where there is one option, and uses its iterations where there are more', async () => {
  const thoughts: Thought[] = [];
  const { game } = gameNamed('tricks');
  const search = mindOf({ level: 'strong' });
  const players = Array.from({ length: 4 }, () => telling(search, 8, thoughts));
  await playGame(prepare(game, 4), players, 'forced');
  const searched = thoughts.filter(({ iterations }) => iterations > 0);
  expect(searched.length).toBeGreaterThan(0);
  expect(searched.length).toBeLessThan(thoughts.length);
  for (const { iterations, considered, win } of searched) {
    expect(iterations).toBe(8);
    expect(considered.length).toBeGreaterThan(1);
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(8);
    expect(win.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  }
});

it('stops thinking when told, and still has an answer', async () => {
  const thoughts: Thought[] = [];
  const { game } = gameNamed('hazard');
  let looks = 0;
  const stopped = () => ++looks % 4 === 0;
  const players = [0, 1].map(() => telling(mindOf({ level: 'master' }), 1000, thoughts, stopped));
  const match = await playGame(prepare(game, 2), players, 'stop');
  expect(winShares(resultOf(match)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(Math.max(...thoughts.map(({ iterations }) => iterations))).toBeLessThan(4);
});
