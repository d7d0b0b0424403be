import type { Match, Question, Seat } from '@destrier/engine';
import { unsearched, type Position, type Thought } from './mind.js';
import { askedOf, stepTo } from './steps.js';

/** What bots mean to do next in their turns, as ids of options: worked out once, followed until something is learned. */

interface Plan {
  /** How many choices had been made when it was kept. */
  readonly n: number;
  readonly ids: readonly string[];
}

/** By the match itself: one that was taken back or loaded is another, in which nobody has planned anything. */
const plans = new WeakMap<Match, Map<Seat, Plan>>();

/** Keeps what a seat means to do after the choice that it makes now. */
export function keepPlan(match: Match, seat: Seat, ids: readonly string[] = []): void {
  const bySeat = plans.get(match) ?? new Map<Seat, Plan>();
  plans.set(match, bySeat);
  if (ids.length === 0) bySeat.delete(seat);
  else bySeat.set(seat, { n: match.n, ids });
}

/** What is left of a seat's plan: empty once anybody else has chosen, or its choice let somebody learn something. */
export function planAt(match: Match, seat: Seat): readonly string[] {
  const plan = plans.get(match)?.get(seat);
  const stands = plan !== undefined && plan.n + 1 === match.n && !match.barrier;
  return stands ? plan.ids : [];
}

/** The first step of a plan, if it is offered; the others are left. */
function followed(
  match: Match,
  question: Question,
  [next, ...plan]: readonly string[],
): Thought | undefined {
  const step = next === undefined ? undefined : stepTo(match, question, next);
  return step === undefined ? undefined : { ...unsearched(step), plan };
}

/** The next step of a plan that is kept, if it still stands and is offered. */
export function followKept(match: Match, question: Question): Thought | undefined {
  const { seat } = question;
  const thought = followed(match, question, planAt(match, seat));
  if (thought !== undefined) keepPlan(match, seat, thought.plan);
  return thought;
}

/** What the plan of the seat says, the one that it has or a new one; undefined where there is none. */
export function plannedThought({
  world,
  question,
  evaluation,
  plan,
}: Position): Thought | undefined {
  return (
    followed(world, question, plan ?? []) ??
    followed(world, question, evaluation?.plan?.(world, askedOf(world, question)) ?? [])
  );
}
