import type { Seat } from '../basics.js';
import type { Match } from '../match.js';
import { spell, type Choice } from '../menu.js';
import { isChoice, menuOf, questions, type Question } from '../questions.js';
import { answer } from '../run.js';
import type { Decision } from '../walker.js';

/** A choice as a scenario writes it. */
export interface Played {
  readonly seat: Seat;
  readonly option: string;
}

export function playedOf(question: Question, choice: Choice): Played {
  return { seat: question.seat, option: spell(choice.verb, choice.args) };
}

/** The question of this seat, among those that count, that has this option. */
export function stepFor(
  match: Match,
  { seat, option }: Played,
  among: (question: Question) => boolean = () => true,
): Decision | undefined {
  for (const question of questions(match)) {
    if (question.seat !== seat || !among(question)) continue;
    const choice = menuOf(match, question, match.menu, false).find(option);
    if (isChoice(choice)) return { question, choice };
  }
  return undefined;
}

/** Makes these choices as far as they are possible; says how many were. */
export function replay(match: Match, rows: readonly Played[]): number {
  for (const [i, row] of rows.entries()) {
    const step = match.over ? undefined : stepFor(match, row);
    if (step === undefined) return i;
    answer(match, step.question, step.choice);
  }
  return rows.length;
}
