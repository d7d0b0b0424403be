import type { Seat } from './basics.js';
import { RuleFault } from './basics.js';
import { bit } from './cards.js';
import { hasScope, OFFERS_PER_FRAME, stepOf, topOf } from './frames.js';
import type { Fiber, Frame, Match } from './match.js';
import type { Arg, Choice } from './menu.js';
import { PASS, questionName, type Question } from './questions.js';
import type {
  ActStep,
  AnyProc,
  AnyStep,
  AskStep,
  CallStep,
  Flow,
  Handler,
  OfferSpec,
  ParallelStep,
  QuestionSpec,
  RepeatStep,
  TogetherStep,
} from './rules.js';

/** The interpreter: runs steps until somebody must answer, and carries answers out. */

const STEPS_PER_CHOICE = 100_000;

/** Runs every fiber as far as it goes. */
export function run(match: Match): void {
  let budget = STEPS_PER_CHOICE;
  for (let moved = true; moved && !match.over;) {
    moved = false;
    for (let i = match.fibers.length - 1; i >= 0 && !match.over; i--) {
      match.running = i;
      const before = budget;
      budget = runFiber(match, match.fibers[i] as Fiber, budget);
      if (budget !== before) moved = match.fibers.length > 1;
    }
    if (match.fibers.length > 1 && joinEnded(match)) moved = true;
    if ((match.fibers[0] as Fiber).stack.length === 0) match.over = true;
  }
  match.running = 0;
  if (match.over) match.fibers = [];
}

function runFiber(match: Match, fiber: Fiber, budget: number): number {
  const { watched } = match.prepared;
  const { stack } = fiber;
  let left = budget;
  while (!match.over && fiber.kids === 0 && stack.length > 0) {
    const frame = stack[stack.length - 1] as Frame;
    if (left === 0)
      throw new RuleFault(
        `no question after ${STEPS_PER_CHOICE} steps: ${whereOf(match, frame)} never ends`,
      );
    const step = stepOf(match, frame);
    if (step === undefined) match.pop();
    else if (!goesOn(match, fiber, frame, step)) break;
    left--;
    fiber.stamp = fiber.clock;
    match.moves++;
    if (watched) watch(match, fiber);
  }
  return left;
}

/** Procedure and step, for messages. */
export function whereOf(match: Match, frame: Frame): string {
  const procedure = match.prepared.procedures[frame.procedure] as AnyProc;
  return `${procedure.name}/${procedure.steps[frame.at]?.name ?? 'end'}`;
}

/** Takes a step; says no where somebody must answer first. The most frequent come first. */
function goesOn(match: Match, fiber: Fiber, frame: Frame, step: AnyStep): boolean {
  switch (step.kind) {
    case 'act':
      takeAct(match, frame, step);
      return true;
    case 'call':
      takeCall(match, frame, step);
      return true;
    case 'repeat':
      takeRepeat(match, frame, step);
      return true;
    case 'ask':
      if (!step.open || !answersItself(match, fiber, frame, step)) return false;
      takeOpen(match, frame, step);
      return true;
    case 'together':
    case 'window':
      return opensEnvelope(match, fiber, frame, step);
    case 'parallel':
      branch(match, fiber, frame, step);
      return true;
  }
}

function answersItself(match: Match, fiber: Fiber, frame: Frame, step: AskStep): boolean {
  const seat = step.who(match, frame.v);
  const menu = match.probe.reset(seat, false);
  step.menu(match, frame.v, menu, step.moment);
  if (menu.count === 0) return true;
  if (hasScope(match, fiber, seat)) return false;
  menu.completed(step, frame, match.moves);
  return menu.count === 1;
}

function takeAct(match: Match, frame: Frame, step: ActStep): void {
  frame.at++;
  if (step.rule !== undefined) match.sink?.fired(step.rule);
  step.act(match, frame.v);
}

function takeCall(match: Match, frame: Frame, step: CallStep): void {
  frame.at++;
  if (step.when !== undefined && !step.when(match, frame.v)) return;
  match.start(calledBy(step), own(step.args(match, frame.v), frame));
}

function takeRepeat(match: Match, frame: Frame, step: RepeatStep): void {
  if (step.while(match, frame.v))
    match.start(calledBy(step), own(step.args(match, frame.v), frame));
  else frame.at++;
}

// Procedures that call each other name each other before both exist, so it is looked up when it is first called.
function calledBy(step: CallStep | RepeatStep | ParallelStep): AnyProc {
  return (step.found ??= step.procedure());
}

// Arguments become locals, so those of the caller are not passed on as they are.
function own(args: object, { v }: Frame): object {
  return args === v ? { ...args } : args;
}

// The probe menu still holds the options of this question: they have just been written.
function takeOpen(match: Match, frame: Frame, step: AskStep): void {
  const menu = match.probe;
  if (menu.count === 0) {
    frame.at++;
    if (step.skipped === undefined || match.sink === null) return;
    const reason = step.skipped(match, frame.v);
    match.sink.event('kernel.skipped', {
      seat: menu.seat,
      question: questionName(match, frame, step),
      rule: reason.rule,
      why: reason.why,
    });
    return;
  }
  carryOut(match, frame, step, menu.nth(0));
}

function carryOut(match: Match, frame: Frame, step: AskStep, choice: Choice): void {
  const at = frame.at;
  frame.at++;
  if (step.rule !== undefined) match.sink?.fired(step.rule);
  if (handle(match, frame, step, choice) === 'again') frame.at = at;
}

// Written out by the number of words: to spread a list into a call costs more than most handlers.
function handle(match: Match, { v }: Frame, spec: QuestionSpec, { verb, args }: Choice): Flow {
  const handler = handlerOf(spec, verb);
  const count = args.length;
  if (count === 0) return handler(match, v);
  if (count === 1) return handler(match, v, args[0] as Arg);
  if (count === 2) return handler(match, v, args[0] as Arg, args[1] as Arg);
  return handler(match, v, ...args);
}

/** The same where it matters who has answered. */
function handleOf(
  match: Match,
  { v }: Frame,
  spec: QuestionSpec,
  seat: Seat,
  { verb, args }: Choice,
): Flow {
  const handler = handlerOf(spec, verb);
  if (args.length === 0) return handler(match, v, seat);
  if (args.length === 1) return handler(match, v, seat, args[0] as Arg);
  return handler(match, v, seat, ...args);
}

function handlerOf(spec: QuestionSpec, verb: string): Handler {
  const handler = spec.on.get(verb);
  if (handler === undefined)
    throw new RuleFault(`${spec.name} offers ${verb} but does nothing on it`);
  return handler;
}

function opensEnvelope(match: Match, fiber: Fiber, frame: Frame, step: TogetherStep): boolean {
  const who = step.who(match, frame.v);
  for (const seat of who) if ((fiber.sealed[seat] ?? null) === null) return false;
  if (step.kind === 'window') resolveWindow(match, fiber, frame, step, who);
  else openEnvelope(match, fiber, frame, step, who);
  return true;
}

function openEnvelope(
  match: Match,
  fiber: Fiber,
  frame: Frame,
  step: TogetherStep,
  who: readonly Seat[],
): void {
  const answers = who.map((seat) => fiber.sealed[seat] as Choice);
  fiber.sealed = [];
  frame.at++;
  if (who.length > 0) match.barrier = true;
  if (step.rule !== undefined && who.length > 0) match.sink?.fired(step.rule);
  who.forEach((seat, i) => {
    if (match.over) return;
    handleOf(match, frame, step, seat, answers[i] as Choice);
  });
}

function resolveWindow(
  match: Match,
  fiber: Fiber,
  frame: Frame,
  step: TogetherStep,
  who: readonly Seat[],
): void {
  const first = firstOf(match, fiber, frame, step, who);
  const choice = first === undefined ? undefined : (fiber.sealed[first] as Choice);
  fiber.sealed = [];
  if (who.length > 0) match.barrier = true;
  if (first === undefined || choice === undefined) {
    frame.at++;
    return;
  }
  if (step.rule !== undefined) match.sink?.fired(step.rule);
  handleOf(match, frame, step, first, choice);
}

/** Whose answer resolves: the first that is no pass, by rank where the window has one. */
function firstOf(
  match: Match,
  fiber: Fiber,
  frame: Frame,
  { rank }: TogetherStep,
  who: readonly Seat[],
): Seat | undefined {
  let first: Seat | undefined;
  let least = Infinity;
  for (const seat of who) {
    const verb = fiber.sealed[seat]?.verb;
    if (verb === undefined || verb === PASS) continue;
    const here = rank?.(match, frame.v, seat, verb) ?? 0;
    if (here >= least) continue;
    first = seat;
    least = here;
  }
  return first;
}

function branch(match: Match, fiber: Fiber, frame: Frame, step: ParallelStep): void {
  const who = step.who(match, frame.v);
  frame.at++;
  const up = match.running;
  for (const seat of who) {
    const args = step.args(match, frame.v, seat);
    match.fibers.push({
      up,
      seat,
      stack: [],
      kids: 0,
      sealed: [],
      clock: fiber.clock,
      stamp: fiber.clock,
    });
    match.running = match.fibers.length - 1;
    match.start(calledBy(step), own(args, frame));
  }
  match.running = up;
  fiber.kids = who.length;
}

// Branches end from the last to the first, so that the indices of the others stay.
function joinEnded(match: Match): boolean {
  for (let i = match.fibers.length - 1; i > 0; i--) {
    const fiber = match.fibers[i] as Fiber;
    if (fiber.stack.length > 0 || fiber.kids > 0) continue;
    const { up } = fiber;
    if (up === null) continue;
    const parent = match.fibers[up] as Fiber;
    if (match.fibers.some((other, k) => other.up === up && k !== i && other.stack.length > 0))
      continue;
    const branches = match.fibers.filter((other) => other.up === up);
    parent.clock = branches.reduce((sum, { clock }) => sum + clock - parent.clock, parent.clock);
    parent.stamp = parent.clock;
    parent.kids = 0;
    removeBranches(match, up);
    joinEnded(match);
    return true;
  }
  return false;
}

function removeBranches(match: Match, up: number): void {
  const first = match.fibers.findIndex((fiber) => fiber.up === up);
  const count = match.fibers.filter((fiber) => fiber.up === up).length;
  match.fibers.splice(first, count);
  for (const fiber of match.fibers) if (fiber.up !== null && fiber.up > first) fiber.up -= count;
}

function watch(match: Match, fiber: Fiber): void {
  const { procedures, watching } = match.prepared;
  if (match.over) return;
  for (let at: Fiber | undefined = fiber; at !== undefined; at = above(match, at)) {
    for (let i = 0; i < at.stack.length; i++) {
      const frame = at.stack[i] as Frame;
      if (watching[frame.procedure] !== true) continue;
      procedures[frame.procedure]?.watch?.(match, frame.v);
      if (match.over) return;
    }
  }
}

function above(match: Match, { up }: Fiber): Fiber | undefined {
  return up === null ? undefined : match.fibers[up];
}

/** Carries out an answer that is known to be legal, and runs on. */
export function answer(match: Match, question: Question, choice: Choice): void {
  const fiber = match.fibers[question.fiber] as Fiber;
  const frame = fiber.stack[question.depth] as Frame;
  match.n++;
  match.moves++;
  fiber.clock++;
  match.barrier = false;
  match.chooser = bit(question.seat);
  match.running = question.fiber;
  const { spec } = question;
  if (spec.kind === 'together' || spec.kind === 'window') {
    seal(match, fiber, question.seat, choice);
  } else {
    fiber.stamp = fiber.clock;
    const top = topOf(fiber);
    const at = top?.at;
    if (spec.kind === 'ask' && choice.scope === null) carryOut(match, frame, spec, choice);
    else takeOffer(match, fiber, question, choice);
    if (match.prepared.watched) watch(match, fiber);
    // Another question is open here now: what was sealed for the interrupted one does not answer it.
    if (fiber.sealed.length > 0 && (topOf(fiber) !== top || top?.at !== at)) fiber.sealed = [];
  }
  run(match);
  match.chooser = 0;
}

function takeOffer(match: Match, fiber: Fiber, question: Question, choice: Choice): void {
  const depth =
    choice.scope === null ? question.depth : Math.floor(choice.scope / OFFERS_PER_FRAME);
  const frame = fiber.stack[depth] as Frame;
  const procedure = match.prepared.procedures[frame.procedure] as AnyProc;
  const offer =
    choice.scope === null
      ? (question.spec as OfferSpec)
      : (procedure.offers[choice.scope % OFFERS_PER_FRAME] as OfferSpec);
  if (offer.rule !== undefined) match.sink?.fired(offer.rule);
  handleOf(match, frame, offer, question.seat, choice);
}

function seal(match: Match, fiber: Fiber, seat: Seat, choice: Choice): void {
  for (const other of match.seats) fiber.sealed[other] ??= null;
  fiber.sealed[seat] = { verb: choice.verb, scope: null, args: choice.args };
}

/** Takes a sealed answer back while its envelope is closed; says whether there was one. */
export function retract(match: Match, seat: Seat): boolean {
  const fiber = match.fibers.find((one) => (one.sealed[seat] ?? null) !== null);
  if (fiber === undefined) return false;
  fiber.sealed[seat] = null;
  if (fiber.sealed.every((choice) => choice === null)) fiber.sealed = [];
  match.n--;
  match.moves++;
  fiber.clock--;
  return true;
}
