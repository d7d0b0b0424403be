import type { Seat, Why } from './basics.js';
import { eachOffer, hasScope, OFFERS_PER_FRAME, stepOf, topOf } from './frames.js';
import type { Fiber, Frame, Match } from './match.js';
import type { Choice, Menu } from './menu.js';
import type { AnyProc, AskStep, OfferSpec, QuestionSpec, TogetherStep } from './rules.js';
import type { Ask } from './table-types.js';

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
  const { name, steps, prompts } = match.prepared.procedures[frame.procedure] as AnyProc;
  return steps[frame.at] === spec ? (prompts[frame.at] as string) : `${name}.${spec.name}`;
}

/** The key of a question's prompt: procedure and step. */
export function promptOf(match: Match, question: Question): string {
  return questionName(match, frameOf(match, question), question.spec);
}

export function frameOf(match: Match, question: Question): Frame {
  return (match.fibers[question.fiber] as Fiber).stack[question.depth] as Frame;
}

/** Whether two questions are one: at two times, or in two worlds of the same seat. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return (
    one.seat === other.seat &&
    one.fiber === other.fiber &&
    one.depth === other.depth &&
    one.spec === other.spec
  );
}

/** The question that is open, where no other can be: there is one stack, one seat is asked, and no other may speak. */
export function onlyQuestion(match: Match): Question | undefined {
  const { fibers, prepared } = match;
  const fiber = fibers[0];
  if (fibers.length !== 1 || fiber === undefined || prepared.asides) return undefined;
  const frame = topOf(fiber);
  const step = frame === undefined ? undefined : stepOf(match, frame);
  if (frame === undefined || step?.kind !== 'ask') return undefined;
  return askIn(match, 0, frame, step);
}

function askIn(match: Match, fiber: number, frame: Frame, spec: AskStep): Question {
  const depth = (match.fibers[fiber] as Fiber).stack.length - 1;
  return { kind: 'ask', seat: spec.who(match, frame.v), fiber, depth, spec };
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
      open.push(askIn(match, i, frame, step));
    } else if (step?.kind === 'together' || step?.kind === 'window') {
      for (const seat of step.who(match, frame.v))
        if ((fiber.sealed[seat] ?? null) === null)
          open.push({ kind: step.kind, seat, fiber: i, depth, spec: step });
    }
    if (match.prepared.asides) addAsides(match, i, asides);
  }
  return asides.length === 0 ? open : [...open, ...asides];
}

function addAsides(match: Match, at: number, asides: Question[]): void {
  const fiber = match.fibers[at] as Fiber;
  eachOffer(match, fiber, (offer, depth) => {
    if (offer.kind !== 'aside') return;
    const { v } = fiber.stack[depth] as Frame;
    for (const seat of offer.who(match, v))
      asides.push({ kind: 'aside', seat, fiber: at, depth, spec: offer });
  });
}

/** Writes the options of a question into a menu. */
export function menuOf(match: Match, question: Question, menu: Menu, explain: boolean): Menu {
  menu.reset(question.seat, explain);
  const fiber = match.fibers[question.fiber] as Fiber;
  const frame = fiber.stack[question.depth] as Frame;
  const { spec } = question;
  spec.menu(match, frame.v, menu, momentOf(match, question));
  if (question.kind === 'window') menu.option(PASS);
  if (question.kind === 'ask' && match.prepared.offering) addOffers(match, fiber, question, menu);
  if (!explain) menu.completed(spec, frame, match.moves);
  return menu;
}

function addOffers(match: Match, fiber: Fiber, { seat, spec }: Question, menu: Menu): void {
  eachOffer(match, fiber, (offer, depth, index) => {
    const { v } = fiber.stack[depth] as Frame;
    if (offer.kind !== 'anytime' || !offer.who(match, v).includes(seat)) return;
    menu.scope = depth * OFFERS_PER_FRAME + index;
    offer.menu(match, v, menu, spec.moment);
  });
  menu.scope = null;
}

/**
 * The options of a question in a menu of the match, written once however often they are looked at: for players. Whoever
 * changes a state by hand writes them again with `menuOf`.
 */
export function menuNow(match: Match, question: Question): Menu {
  const { menu, probe, moves } = match;
  const { spec, seat } = question;
  const frame = frameOf(match, question);
  if (probe.holds(spec, frame, moves, seat)) return probe;
  return menu.holds(spec, frame, moves, seat) ? menu : menuOf(match, question, menu, false);
}

/** One option of a question, drawn without listing the others where the game can do that; else all of them. */
export function sampled(match: Match, question: Question, random: (n: number) => number): Menu {
  const { spec, seat } = question;
  const fiber = match.fibers[question.fiber] as Fiber;
  if (spec.kind !== 'ask' || spec.sample === undefined || hasScope(match, fiber, seat))
    return menuNow(match, question);
  const menu = match.menu.reset(seat, false);
  spec.sample(match, frameOf(match, question).v, menu, random);
  return menu;
}

// An aside is told at which question of its fiber it comes.
function momentOf(match: Match, question: Question): string {
  if (question.kind !== 'aside') return question.spec.moment;
  const top = topOf(match.fibers[question.fiber] as Fiber) as Frame;
  const step = stepOf(match, top);
  return step !== undefined && 'moment' in step ? step.moment : question.spec.moment;
}

/** Whether an option that a menu was asked for can be chosen: it is there and no rule forbids it. */
export function isChoice(found: Choice | Why | undefined): found is Choice {
  return found !== undefined && !('rule' in found);
}

/** What whoever is asked may choose, and the rule that explains it best. */
export function listed(
  menu: Menu,
  { citesOnly }: QuestionSpec,
  rule: string | null,
): Required<Pick<Ask, 'rule' | 'offers' | 'blocked' | 'count'>> {
  const offers = menu.offers();
  const [verb = '', another] = new Set(offers.map((offer) => offer.verb));
  const cited = another === undefined ? citesOnly?.[verb] : undefined;
  return { rule: cited ?? rule, offers, blocked: menu.blocked.slice(), count: menu.count };
}
