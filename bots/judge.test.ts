import { newMatch, prepare, run, tableKey, type AnyEvaluation, type Match } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { expect, it } from 'vitest';
import { drawFrom, numberOf } from './dice.js';
import { judgeOf } from './judge.js';
import { playOn } from './instinct.js';

const begun = (seats: number): Match => {
  const match = newMatch(prepare(hazard.game, seats), tableKey('judge'));
  run(match);
  return match;
};
const evaluationOf = (worths: readonly number[], scale = 10): AnyEvaluation => ({
  worth: (_g, seat) => worths[seat] as number,
  scale: () => scale,
  turn: () => 0,
  horizon: () => 0,
});

it('gives the leader by the scale three games in four, and shares what is equal', () => {
  expect(judgeOf(evaluationOf([30, 20])).win(begun(2))).toEqual([
    expect.closeTo(0.75),
    expect.closeTo(0.25),
  ]);
  expect(judgeOf(evaluationOf([7, 7, 7])).win(begun(3))).toEqual(
    Array<unknown>(3).fill(expect.closeTo(1 / 3)),
  );
});

it('at the end counts who won, whatever the evaluation says', () => {
  const match = begun(2);
  const judge = judgeOf(undefined);
  playOn(match, judge, drawFrom(1), () => true);
  expect(match.over).toBe(true);
  const shares = judgeOf(evaluationOf([0, 1000])).win(match);
  expect(shares).toEqual(judge.win(match));
  expect(shares.every((share) => [0, 0.5, 1].includes(share))).toBe(true);
});

it('draws the same numbers from the same seed, below their bound', () => {
  const drawn = (seed: number) => Array.from({ length: 200 }, () => 0).map(drawn6(seed));
  expect(drawn(5)).toEqual(drawn(5));
  expect(drawn(5)).not.toEqual(drawn(6));
  expect(new Set(drawn(5))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(numberOf('a')).not.toBe(numberOf('b'));
});

function drawn6(seed: number): () => number {
  const draw = drawFrom(seed);
  return () => draw(6);
}
