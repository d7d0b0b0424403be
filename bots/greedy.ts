import {
  copyOf,
  forkFor,
  isSameQuestion,
  menuNow,
  type Choice,
  type Match,
  type Options,
  type Question,
} from '@destrier/engine';
import { drawFrom, numberOf, type Draw } from './dice.js';
import { playOn, settledChoice } from './instinct.js';
import { judgeOf, type Judge } from './judge.js';
import { unsearched, type Mind } from './mind.js';
import { askedOf, sameQuestion, take } from './steps.js';

/** Options looked at of a menu that has more. */
const MOST_OPTIONS = 60;
/** Worlds in which an option is tried whose outcome is left to chance. */
const WORLDS = 3;
/** How far below the best an option may look at first and still be tried again. */
const NEAR = 0.08;

/**
 * The options worth a look: all, or this many of a long menu, the promising first. `draw` picks where there are too many
 * to be asked one by one.
 */
export function candidates(
  match: Match,
  question: Question,
  judge: Judge,
  draw: Draw,
  most = MOST_OPTIONS,
): Choice[] {
  const menu = menuNow(match, question);
  if (menu.count <= most) return allOf(menu);
  const promise = judge.evaluation?.promise;
  const seen = new Map<number, Choice>();
  for (let i = 0; i < most * 8 && seen.size < most * 4; i++) {
    const at = draw(menu.count);
    seen.set(at, menu.nth(at));
  }
  const found = [...seen.entries()].toSorted(([a], [b]) => a - b).map(([, choice]) => choice);
  if (promise === undefined) return found.slice(0, most);
  const weigh = promise(match, askedOf(match, question));
  return found
    .map((choice) => ({ choice, weight: weigh(choice) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ choice }) => choice);
}

/** Whether an answer lies sealed until another seat has answered the same question too. */
function isSealed(answered: Question, next: Question): boolean {
  return next.kind === 'together' && isSameQuestion({ ...next, seat: answered.seat }, answered);
}

function allOf(menu: Options): Choice[] {
  const choices: Choice[] = [];
  for (let i = 0; i < menu.count; i++) choices.push(menu.nth(i));
  return choices;
}

/** How a seat stands after a choice and what it does at once in the same turn; without an evaluation, at the end of a random game. */
function afterwards(
  world: Match,
  question: Question,
  choice: Choice,
  judge: Judge,
  draw: Draw,
): { readonly win: number; readonly chancy: boolean } {
  const { seat } = question;
  const match = copyOf(world);
  const turn = judge.turn(match);
  take(match, { question, choice });
  const goesOn = (next: Question): boolean =>
    isSealed(question, next) || (next.seat === seat && judge.turn(match) === turn);
  const chancy = playOn(
    match,
    judge,
    draw,
    (next) => judge.evaluation === undefined || goesOn(next),
  );
  return { win: judge.win(match)[seat] as number, chancy };
}

/**
 * The share of victory after each choice, as far as the turn goes. What is left to chance and came near the best is
 * tried in several worlds.
 */
export function oneStepAhead(
  world: Match,
  asked: Question,
  choices: readonly Choice[],
  judge: Judge,
  seed: string,
): number[] {
  const worlds: Match[] = [world];
  const look = (choice: Choice, k: number) => {
    const imagined = (worlds[k] ??= forkFor(world, asked.seat, `${seed}/${k}`));
    const draw = drawFrom(numberOf(seed) + k);
    return afterwards(imagined, sameQuestion(imagined, asked), choice, judge, draw);
  };
  const first = choices.map((choice) => look(choice, 0));
  const near = Math.max(...first.map(({ win }) => win)) - NEAR;
  return choices.map((choice, i) => {
    const { win, chancy } = first[i] as (typeof first)[number];
    if (!chancy || win < near) return win;
    let sum = win;
    for (let k = 1; k < WORLDS; k++) sum += look(choice, k).win;
    return sum / WORLDS;
  });
}

/** One step ahead by the game's evaluation. */
export const greedy: Mind = ({ world, question, evaluation, seed }) => {
  const judge = judgeOf(evaluation);
  const settled = settledChoice(world, question, judge, drawFrom(numberOf(seed)));
  if (settled !== undefined) return unsearched({ question, choice: settled });
  const choices = candidates(world, question, judge, drawFrom(numberOf(seed)));
  const wins = oneStepAhead(world, question, choices, judge, seed);
  const best = wins.indexOf(Math.max(...wins));
  return unsearched({ question, choice: choices[best] as Choice });
};
