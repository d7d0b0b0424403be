import { menuNow, randomChoice, type Choice, type Match, type Question } from '@destrier/engine';
import type { Draw } from './dice.js';
import type { Judge } from './judge.js';
import { askedOf, mainQuestion, take } from './steps.js';

/**
 * What can be answered without weighing anything: the only option, one that is calculated, or, for those who have dice,
 * any where all are alike.
 */
export function settledChoice(
  match: Match,
  question: Question,
  { evaluation }: Judge,
  draw?: Draw,
): Choice | undefined {
  const menu = menuNow(match, question);
  if (menu.count === 1) return menu.nth(0);
  const asked = askedOf(match, question);
  if (draw !== undefined && evaluation?.alike?.includes(asked.prompt) === true)
    return menu.nth(draw(menu.count));
  return evaluation?.settled?.(match, asked, menu);
}

/** A quick answer: calculated, by instinct, or any. */
export function quickChoice(match: Match, question: Question, judge: Judge, draw: Draw): Choice {
  const { evaluation } = judge;
  // Where no verb is idle one option is drawn without listing the others.
  const doing = (match.prepared.game.idle?.length ?? 0) > 0;
  if (evaluation?.instinct === undefined && evaluation?.settled === undefined)
    return randomChoice(match, question, draw, doing);
  const menu = menuNow(match, question);
  if (menu.count === 1) return menu.nth(0);
  const asked = askedOf(match, question);
  return (
    evaluation.settled?.(match, asked, menu) ??
    evaluation.instinct?.(match, asked, menu, draw) ??
    randomChoice(match, question, draw, doing)
  );
}

/** More steps than any phase has. */
const MOST_STEPS = 5000;

/** Plays on by instinct while a condition holds; says whether anything was left to chance. */
export function playOn(
  match: Match,
  judge: Judge,
  draw: Draw,
  goOn: (question: Question) => boolean,
): boolean {
  let { barrier } = match;
  for (let step = 0; step < MOST_STEPS && !match.over; step++) {
    const question = mainQuestion(match);
    if (!goOn(question)) break;
    take(match, { question, choice: quickChoice(match, question, judge, draw) });
    barrier ||= match.barrier;
  }
  return barrier;
}
