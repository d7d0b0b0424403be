import { RuleFault } from './basics.js';
import type { Match } from './match.js';
import type { Choice } from './menu.js';
import type { Stream } from './random.js';
import {
  menuNow,
  menuOf,
  onlyQuestion,
  promptOf,
  questions,
  sampled,
  type Question,
} from './questions.js';
import { answer } from './run.js';

/** Random play: the fuzzer's legs, the roll-outs of search and the lowest level of bots. */

/** An aside is taken at one pause in this many: nobody waits for it, so otherwise it would be offered for ever. */
const ASIDE_ONE_IN = 8;
/** How often an option that does nothing is drawn again. */
const DOING_TRIES = 3;

export interface Decision {
  readonly question: Question;
  readonly choice: Choice;
}

function pickQuestion(match: Match, random: Stream): Question {
  const only = onlyQuestion(match);
  if (only !== undefined) return only;
  const open = questions(match);
  // Asides are the last of them.
  let asked = open.length;
  while (asked > 0 && open[asked - 1]?.kind === 'aside') asked--;
  if (asked === 0)
    throw new RuleFault('the game waits for nobody and is not over: has it been run?');
  const asides = open.length - asked;
  if (asides > 0 && random.below(ASIDE_ONE_IN) === 0) {
    const aside = open[asked + random.below(asides)] as Question;
    if (menuOf(match, aside, match.menu, false).count > 0) return aside;
  }
  return open[asked === 1 ? 0 : random.below(asked)] as Question;
}

/** A question and a legal answer to it, drawn at random. `doing`: preferably not an option that does nothing. */
export function randomStep(match: Match, random: Stream, doing: boolean): Decision {
  const question = pickQuestion(match, random);
  return { question, choice: randomChoice(match, question, (n) => random.below(n), doing) };
}

/** A legal answer to a question. */
export function randomChoice(
  match: Match,
  question: Question,
  draw: (n: number) => number,
  doing: boolean,
): Choice {
  const menu = doing ? menuNow(match, question) : sampled(match, question, draw);
  if (menu.count === 0)
    throw new RuleFault(
      `dead end: ${promptOf(match, question)} has no option for seat ${question.seat}`,
    );
  let choice = menu.nth(menu.count === 1 ? 0 : draw(menu.count));
  const { idle } = match.prepared;
  for (let i = 0; doing && i < DOING_TRIES && idle.has(choice.verb); i++)
    choice = menu.nth(draw(menu.count));
  return choice;
}

/** Plays one random choice. */
export function walk(match: Match, random: Stream, doing = false): void {
  walkBy(match, random, (n) => random.below(n), doing);
}

// `draw` draws from the stream, and is made once for many choices.
function walkBy(match: Match, random: Stream, draw: (n: number) => number, doing: boolean): void {
  const question = pickQuestion(match, random);
  answer(match, question, randomChoice(match, question, draw, doing));
}

/** Plays to the end, or to a fault where the game has none within its cap. */
export function playOut(match: Match, random: Stream, doing = false): void {
  const { choiceCap } = match.prepared.game;
  const draw = (n: number): number => random.below(n);
  while (!match.over) {
    if (match.n >= choiceCap) throw new RuleFault(`no end after ${choiceCap} choices`);
    walkBy(match, random, draw, doing);
  }
}
