import { newMatch, prepare, resultOf, run, streamFrom, tableKey, walk } from '@destrier/engine';
import { keepEvaluationLegal } from '@destrier/engine/testkit';
import { expect, it } from 'vitest';
import { evaluation } from './evaluation.js';
import { game } from './game.js';

keepEvaluationLegal(game, evaluation, [{ seats: 2 }]);

function newGame() {
  const match = newMatch(prepare(game, 2), tableKey('worth'));
  run(match);
  return match;
}

it('strong lances are worth more than weak ones', () => {
  const match = newMatch(prepare(game, 2), tableKey('worth'));
  match.script = new Map([['rack', ['oak', 'holly', 'iron', 'willow', 'pine', 'elm']]]);
  run(match);
  expect(evaluation.worth(match, 0)).toBeGreaterThan(evaluation.worth(match, 1));
});

it('at the end a seat is worth what it scored', () => {
  const match = newGame();
  const random = streamFrom('worth');
  while (!match.over) walk(match, random, true);
  for (const { seat, score } of resultOf(match)) expect(evaluation.worth(match, seat)).toBe(score);
});
