import { describe, expect, it } from 'vitest';
import type { AnyEvaluation } from '../evaluation.js';
import { sampleGame } from '../record/sample-game.js';
import { faultsIn, keepEvaluationLegal } from './keep-evaluation.js';

const fair: AnyEvaluation = { worth: () => 0, scale: () => 1, turn: () => 0, horizon: () => 0 };
const setup = { seats: 2 };
const faults = (change: Partial<AnyEvaluation>): string[] => [
  ...new Set(faultsIn(sampleGame(), { ...fair, ...change }, setup, '1')),
];

describe('an evaluation that keeps to the menu', () => {
  keepEvaluationLegal(sampleGame(), fair, [setup]);
});

it('a choice that is not offered is found, whoever makes it', () => {
  const fly = { verb: 'fly', scope: null, args: [] };
  expect(faults({ settled: () => fly })).toContain('turn.main: fly');
  expect(faults({ instinct: () => fly })).toContain('turn.main: fly');
});

it('a worth or a promise that is no number is found', () => {
  expect(faults({ worth: () => Number.NaN })).toContain('turn.main: worth');
  expect(faults({ promise: () => () => -1 })).toContain('turn.main: promise');
});
