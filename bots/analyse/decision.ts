import { menuOf, spell, type AnyEvaluation, type Choice, type Seat } from '@destrier/engine';
import type { Breathe } from '../crew/work.js';
import { settledChoice } from '../instinct.js';
import { judgeOf, type Judge } from '../judge.js';
import type { Position } from '../mind.js';
import { Search } from '../search/search.js';
import { interval95, mean } from '../statistics.js';
import { eyesOf, optionOf, sameQuestion, stepTo } from '../steps.js';
import type { Moment } from './moments.js';

/** A choice that was made, beside the one that the master would have made. */
export interface Decision {
  /** The number of the choice. */
  readonly seq: number;
  readonly seat: Seat;
  readonly chosen: string;
  readonly best: string;
  /** The share of victory that the choice gave away; below 0 it did better than the master's. */
  readonly cost: number;
  readonly cost95: readonly [low: number, high: number];
}

/** Worlds in which two options are compared, at least. */
const FEWEST_WORLDS = 12;
/** Worlds in which what somebody tries is compared with what is better. */
const WORLDS_OF_A_TRY = 40;

/** What the master says of a choice, knowing what its seat knew; null where there was no choice. */
export async function judged(
  { match, seq, step }: Moment,
  evaluation: AnyEvaluation | undefined,
  iterations: number,
  breathe: Breathe,
): Promise<Decision | null> {
  // Nobody was asked for what is done unasked, and the master does not do it.
  if (step === null || step.question.kind === 'aside') return null;
  const { seat } = step.question;
  const seed = `decision ${seq + 1}`;
  const world = eyesOf(match, seat, seed);
  const question = sameQuestion(world, step.question);
  if (menuOf(world, question, world.menu, false).count < 2) return null;
  const position: Position = { world, question, evaluation, seed };
  const judge = judgeOf(evaluation);
  const master = await mastersChoice(position, judge, iterations, breathe);
  const chosen = optionOf(step);
  const best = spell(master.verb, master.args);
  const head = { seq: seq + 1, seat, chosen, best };
  if (best === chosen) return { ...head, cost: 0, cost95: [0, 0] };
  // In other worlds than those in which the master's choice came out best: luck among many options is not merit.
  const again = { ...position, seed: `${seed} again` };
  const worlds = Math.max(FEWEST_WORLDS, Math.ceil(iterations / 2));
  const costs = await differences(again, judge, [master, step.choice], worlds, breathe);
  return { ...head, cost: mean(costs), cost95: interval95(costs) };
}

/** What an option gives away beside a better one, at the question that somebody answered at this moment. */
export async function costBeside(
  { match, seq, step }: Moment,
  evaluation: AnyEvaluation | undefined,
  options: { readonly better: string; readonly other: string },
  breathe: Breathe,
): Promise<Pick<Decision, 'cost' | 'cost95'>> {
  if (step === null) throw new Error('nobody was asked after the last choice');
  const seed = `decision ${seq + 1} beside`;
  const world = eyesOf(match, step.question.seat, seed);
  const question = sameQuestion(world, step.question);
  const choiceOf = (option: string): Choice => {
    const found = stepTo(world, question, option);
    if (found === undefined) throw new Error(`"${option}" cannot be chosen`);
    return found.choice;
  };
  const compared = [choiceOf(options.better), choiceOf(options.other)] as const;
  const position: Position = { world, question, evaluation, seed };
  const costs = await differences(
    position,
    judgeOf(evaluation),
    compared,
    WORLDS_OF_A_TRY,
    breathe,
  );
  return { cost: mean(costs), cost95: interval95(costs) };
}

async function mastersChoice(
  position: Position,
  judge: Judge,
  iterations: number,
  breathe: Breathe,
): Promise<Choice> {
  const settled = settledChoice(position.world, position.question, judge);
  if (settled !== undefined) return settled;
  const thinking = new Search(position, judge);
  for (let i = 0; i < iterations; i++) {
    thinking.look();
    await breathe();
  }
  return thinking.thought().step.choice;
}

/** By how much the first option did better than the second, world by world. */
async function differences(
  position: Position,
  judge: Judge,
  options: readonly [Choice, Choice],
  worlds: number,
  breathe: Breathe,
): Promise<number[]> {
  const thinking = new Search(position, judge, options);
  const found: number[] = [];
  for (let i = 0; i < worlds; i++) {
    found.push(thinking.lookAt(0) - thinking.lookAt(1));
    await breathe();
  }
  return found;
}
