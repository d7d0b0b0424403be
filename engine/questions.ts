import type { Seat } from './basics.js';
import { eachOffer, hasScope, OFFERS_PER_FRAME, stepOf, topOf } from './frames.js';
import type { Fiber, Frame, Match } from './match.js';
import type { Menu } from './menu.js';
import type { AnyProc, AskStep, OfferSpec, QuestionSpec, TogetherStep } from './rules.js';

/** The questions that are open. They are read off the frames, never stored. */

/** The answer that lets a window go by. */
export const PASS = 'pass';

/** A question that is open now. */
export interface Question {
  readonly kind: 'ask' | 'together' | 'window' | 'aside';
  readonly seat: Seat;
  readonly fiber: number;
  /** The frame it belongs to. */
  readonly depth: number;
  readonly spec: AskStep | TogetherStep | OfferSpec;
}

export function questionName(match: Match, frame: Frame, spec: QuestionSpec): string {
  return `${(match.prepared.procedures[frame.procedure] as AnyProc).name}.${spec.name}`;
}

/** The key of a question's prompt: procedure and step. */
export function promptOf(match: Match, question: Question): string {
  return questionName(match, frameOf(match, question), question.spec);
}

export function frameOf(match: Match, question: Question): Frame {
  return (match.fibers[question.fiber] as Fiber).stack[question.depth] as Frame;
}

/** All questions that are open, those that must be answered first. */
export function questions(match: Match): Question[] {
  const open: Question[] = [];
  const asides: Question[] = [];
  for (let i = 0; i < match.fibers.length; i++) {
    const fiber = match.fibers[i] as Fiber;
    const frame = topOf(fiber);
    if (fiber.kids > 0 || frame === undefined) continue;
    const depth = fiber.stack.length - 1;
    const step = stepOf(match, frame);
    if (step?.kind === 'ask') {
      const seat = step.who(match as never, frame.v as never);
      open.push({ kind: 'ask', seat, fiber: i, depth, spec: step });
    } else if (step?.kind === 'together' || step?.kind === 'window') {
      for (const seat of step.who(match as never, frame.v as never))
        if ((fiber.sealed[seat] ?? null) === null)
          open.push({ kind: step.kind, seat, fiber: i, depth, spec: step });
    }
    if (match.prepared.offering) addAsides(match, i, asides);
  }
  return asides.length === 0 ? open : [...open, ...asides];
}

function addAsides(match: Match, at: number, asides: Question[]): void {
  const fiber = match.fibers[at] as Fiber;
  eachOffer(match, fiber, (offer, depth) => {
    if (offer.kind !== 'aside') return;
    const { v } = fiber.stack[depth] as Frame;
    for (const seat of offer.who(match as never, v as never))
      asides.push({ kind: 'aside', seat, fiber: at, depth, spec: offer });
  });
}

/** Writes the options of a question into a menu. */
export function menuOf(
  match: Match,
  question: Question,
  menu: Menu,
  explain: boolean,
  random?: (n: number) => number,
): Menu {
  menu.reset(question.seat, explain);
  const fiber = match.fibers[question.fiber] as Fiber;
  const frame = fiber.stack[question.depth] as Frame;
  const { spec } = question;
  if (
    random !== undefined &&
    spec.kind === 'ask' &&
    spec.sample !== undefined &&
    !hasScope(match, fiber, question.seat)
  ) {
    spec.sample(match as never, frame.v as never, menu as never, random);
    return menu;
  }
  spec.menu(match as never, frame.v as never, menu as never, momentOf(match, question));
  if (question.kind === 'window') menu.option(PASS);
  if (question.kind !== 'ask' || !match.prepared.offering) return menu;
  eachOffer(match, fiber, (offer, depth, index) => {
    const { v } = fiber.stack[depth] as Frame;
    if (offer.kind !== 'anytime' || !offer.who(match as never, v as never).includes(question.seat))
      return;
    menu.scope = depth * OFFERS_PER_FRAME + index;
    offer.menu(match as never, v as never, menu as never, spec.moment);
  });
  menu.scope = -1;
  return menu;
}

// An aside is told at which question of its fiber it comes.
function momentOf(match: Match, question: Question): string {
  if (question.kind !== 'aside') return question.spec.moment;
  const top = topOf(match.fibers[question.fiber] as Fiber) as Frame;
  const step = stepOf(match, top);
  return step !== undefined && 'moment' in step ? step.moment : question.spec.moment;
}
