import {
  answer,
  forkFor,
  isChoice,
  isSameQuestion,
  menuOf,
  onlyQuestion,
  promptOf,
  questions,
  spell,
  type Asked,
  type Choice,
  type Match,
  type Question,
  type Seat,
} from '@destrier/engine';

/** A question and the answer to it. */
export interface Step {
  readonly question: Question;
  readonly choice: Choice;
}

/** The world as a seat may imagine it: what it cannot know is dealt again. All a bot ever sees. */
export function eyesOf(match: Match, seat: Seat, seed: string): Match {
  return forkFor(match, seat, seed);
}

/** The question the game waits for; of several seats asked at once, the first. */
export function mainQuestion(match: Match): Question {
  const found = onlyQuestion(match) ?? questions(match).find(({ kind }) => kind !== 'aside');
  if (found === undefined) throw new Error('the game waits for nobody');
  return found;
}

/** How an evaluation is told of a question. */
export function askedOf(match: Match, question: Question): Asked {
  const fiber = match.fibers[question.fiber];
  const frame = fiber?.stack[question.depth];
  if (frame === undefined) throw new Error('the question is no longer open');
  return { seat: question.seat, prompt: promptOf(match, question), v: frame.v };
}

/** The same question in another world of the same seat. */
export function sameQuestion(match: Match, question: Question): Question {
  const only = onlyQuestion(match);
  if (only !== undefined && isSameQuestion(only, question)) return only;
  const found = questions(match).find((one) => isSameQuestion(one, question));
  if (found === undefined) throw new Error('the question is not asked in this world');
  return found;
}

export const optionOf = ({ choice }: Step): string => spell(choice.verb, choice.args);

export function take(match: Match, { question, choice }: Step): void {
  answer(match, question, choice);
}

/** A question answered with an option by its id; undefined if there is no such option. */
export function stepTo(match: Match, question: Question, option: string): Step | undefined {
  const choice = menuOf(match, question, match.menu, false).find(option);
  return isChoice(choice) ? { question, choice } : undefined;
}
