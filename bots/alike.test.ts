import { need, newMatch, prepare, questions, run, spell, tableKey } from '@destrier/engine';
import { mageKnight } from '@destrier/mage-knight';
import { expect, it } from 'vitest';
import { greedy } from './greedy.js';
import type { Mind } from './mind.js';
import { search } from './search/search.js';

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

/** The hero that a bot chooses, by its seed. */
function hero(mind: Mind, seed: string): string {
  const world = newMatch(prepare(mageKnight.game, 1), tableKey('heroes'));
  run(world);
  const question = need(questions(world)[0], 'a question');
  const { evaluation } = mageKnight;
  const { verb, args } = mind({ world, question, evaluation, seed }, { iterations: 1 }).step.choice;
  return spell(verb, args);
}

it.each([
  ['greedy', greedy],
  ['search', search],
])('where all options are alike the seed chooses: %s', (_, mind) => {
  const heroes = SEEDS.map((seed) => hero(mind, seed));
  expect(new Set(heroes).size).toBe(4);
  expect(SEEDS.map((seed) => hero(mind, seed))).toEqual(heroes);
});
