import { newMatch, prepare, resultOf, run, streamFrom, tableKey, walk } from '@destrier/engine';
import { keepEvaluationLegal } from '@destrier/engine/testkit';
import { expect, it } from 'vitest';
import { content } from './content.js';
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

it('a lance is worth what it wins by the rules, and most in the last course', () => {
  const three = { ...content, table: { ...content.table, hand: 3 } };
  const pine = { source: 'house', strength: 9 };
  const changed = { ...three, lances: { ...three.lances, pine } };
  const [before, after] = [three, changed].map((box) => {
    const match = newMatch(prepare(game, 2, {}, box), tableKey('worth'));
    match.script = new Map([['rack', ['pine', 'elm', 'ash', 'willow', 'beech', 'oak']]]);
    run(match);
    return evaluation.worth(match, 0);
  });
  // Each wins against one in five, the willow; but a pine of strength 9 wins the last course.
  expect(before).toBeCloseTo(0.2 * (1 + 2 + 3));
  expect(after).toBeCloseTo(0.2 * (1 + 2) + 3);
});

it('at the end a seat is worth what it scored', () => {
  const match = newGame();
  const random = streamFrom('worth');
  while (!match.over) walk(match, random, true);
  for (const { seat, score } of resultOf(match)) expect(evaluation.worth(match, seat)).toBe(score);
});
