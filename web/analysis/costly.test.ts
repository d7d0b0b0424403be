import type { Decision } from '@destrier/bots/curve';
import { expect, it } from 'vitest';
import type { KeptAnalysis } from '../storage/analyses.js';
import { costliestOf, puzzlesIn } from './costly.js';

const decision = (seq: number, cost: number, low: number): Decision => ({
  seq,
  seat: 0,
  chosen: 'a',
  best: 'b',
  cost,
  cost95: [low, 2 * cost - low],
});
const kept = (where: string, decisions: readonly Decision[], solved: readonly number[] = []) =>
  ({ where, game: 'glory', decisions, solved }) as unknown as KeptAnalysis;

it('the five costliest are those that cost most, and the sixth is left out', () => {
  const all = [0.1, 0.3, 0.2, 0.6, 0.5, 0.4].map((cost, i) => decision(i + 1, cost, 0.05));
  expect(costliestOf(all).map(({ seq }) => seq)).toEqual([4, 5, 6, 2, 3]);
});

it('what may have cost nothing is not among them, however much it seems to cost', () => {
  const doubtful = decision(1, 0.4, 0);
  const better = decision(2, -0.2, -0.3);
  const sure = decision(3, 0.02, 0.001);
  expect(costliestOf([doubtful, better, sure])).toEqual([sure]);
});

it('there is a puzzle where the better choice is surely better by two in a hundred, and none below', () => {
  const puzzles = puzzlesIn([
    kept('here-1', [decision(9, 0.1, 0.02), decision(3, 0.5, 0.3), decision(5, 0.1, 0.0199)]),
  ]);
  expect(puzzles.map(({ seq }) => seq)).toEqual([3, 9]);
});

it('a puzzle is solved in its own game alone', () => {
  const one = [decision(3, 0.5, 0.3)];
  const puzzles = puzzlesIn([kept('here-1', one, [3]), kept('here-2', one, [4])]);
  expect(puzzles.map(({ where, isSolved }) => [where, isSolved])).toEqual([
    ['here-1', true],
    ['here-2', false],
  ]);
});
