import { expect, test } from 'vitest';
import { need } from '../basics.js';
import type { AnyEvaluation, Asked } from '../evaluation.js';
import type { AnyGame } from '../game.js';
import {
  answer,
  menuOf,
  promptOf,
  questions,
  run,
  spell,
  streamFrom,
  type Choice,
  type Match,
  type Question,
} from '../index.js';
import { setupName, startMatch, type Setup } from './setup.js';

const SEEDS = ['1', '2', '3'];

/** In games of these setups an evaluation chooses only what the menu offers, and every worth is a number. */
export function keepEvaluationLegal(
  game: AnyGame,
  evaluation: AnyEvaluation,
  setups: readonly Setup[],
): void {
  for (const setup of setups)
    test(`only what the menu offers is chosen: ${setupName(game, setup)}`, () => {
      expect(SEEDS.flatMap((seed) => faultsIn(game, evaluation, setup, seed))).toEqual([]);
    });
}

/** One game in which every second answer is random: choices that are not in the menu, and worths that are not numbers. */
export function faultsIn(
  game: AnyGame,
  evaluation: AnyEvaluation,
  setup: Setup,
  seed: string,
): string[] {
  const match = startMatch(game, setup, seed);
  const random = streamFrom(seed, 'test');
  const draw = (n: number): number => random.below(n);
  const faults: string[] = [];
  run(match);
  while (!match.over) {
    const question = need(questions(match)[0], 'a question');
    const asked = askedOf(match, question);
    const menu = menuOf(match, question, match.menu, false);
    const any = menu.nth(draw(menu.count));
    const g = match as never;
    const chosen = [
      evaluation.settled?.(g, asked, menu),
      evaluation.instinct?.(g, asked, menu, draw),
    ].filter((choice) => choice !== undefined);
    const offered = chosen.filter((choice) => isOffered(match, question, choice));
    for (const choice of chosen)
      if (!offered.includes(choice))
        faults.push(`${asked.prompt}: ${spell(choice.verb, choice.args)}`);
    const promise = evaluation.promise?.(g, asked)(any) ?? 1;
    if (!(promise >= 0)) faults.push(`${asked.prompt}: promise`);
    answer(match, question, draw(2) === 0 ? any : (offered[0] ?? any));
    for (const seat of match.seats)
      if (!Number.isFinite(evaluation.worth(g, seat))) faults.push(`${asked.prompt}: worth`);
  }
  return faults;
}

function askedOf(match: Match, question: Question): Asked {
  const prompt = promptOf(match, question);
  const frame = match.fibers[question.fiber]?.stack[question.depth];
  return { seat: question.seat, prompt, v: need(frame, prompt).v };
}

function isOffered(match: Match, question: Question, { verb, args }: Choice): boolean {
  const menu = menuOf(match, question, match.menu, false);
  const id = spell(verb, args);
  for (let i = 0; i < menu.count; i++) {
    const one = menu.nth(i);
    if (spell(one.verb, one.args) === id) return true;
  }
  return false;
}
