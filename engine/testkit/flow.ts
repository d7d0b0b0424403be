import { need, type Seat } from '../basics.js';
import type { AnyGame, Prepared } from '../game.js';
import { newMatch } from '../match.js';
import { streamFrom } from '../random.js';
import type { AnyProc, AnyStep, OfferSpec, QuestionSpec } from '../rules.js';
import { run } from '../run.js';
import { tableKey } from '../seed.js';
import { playOut } from '../walker.js';
import { prepareSetup, setupAt, setupsOf } from './setup.js';

/**
 * The flow of a game: its procedures, their steps, who is asked and what is called from where. Steps and rules are
 * declared; what a rule calls by `g.call`, and whom a question asks, is seen in random play.
 */
export interface FlowStep {
  readonly name: string;
  readonly kind: AnyStep['kind'] | OfferSpec['kind'] | 'openAsk' | 'watch';
  /** The seats that are asked: a local, such as `v.seat`, `one`, `all` or `several`; null where nobody is. */
  readonly who: string | null;
  readonly rule: string | null;
  /** The procedures that run because of it, in the order of the declaration. */
  readonly calls: readonly string[];
}

export interface FlowProcedure {
  readonly name: string;
  readonly steps: readonly FlowStep[];
}

/** The procedures of a game in the order in which a reader meets them, from the one with which it begins. */
export interface GameFlow {
  readonly procedures: readonly FlowProcedure[];
}

const GAMES_PER_SETUP = 12;
const WATCH = 'watch';

/** What random play showed of a step. */
interface Seen {
  readonly calls: Set<AnyProc>;
  /** Locals that have always named the seat that was asked; undefined: it was never asked. */
  locals: Set<string> | undefined;
  /** Whether all seats were asked, always. */
  all: boolean;
}

class Observer {
  readonly #seen = new Map<string, Seen>();
  #running = '';

  of(procedure: AnyProc, step: string): Seen {
    const key = `${procedure.name}/${step}`;
    const seen = this.#seen.get(key) ?? { calls: new Set(), locals: undefined, all: true };
    this.#seen.set(key, seen);
    return seen;
  }

  enter(procedure: AnyProc, step: string): void {
    this.#running = `${procedure.name}/${step}`;
  }

  called(procedure: AnyProc): void {
    this.#seen.get(this.#running)?.calls.add(procedure);
  }

  /** The same procedure, whose steps say when they run. */
  watched(procedure: AnyProc): AnyProc {
    const entering =
      <A extends readonly unknown[], R>(step: string, work: (...args: A) => R) =>
      (...args: A): R => {
        this.enter(procedure, step);
        return work(...args);
      };
    for (const { name } of [...procedure.steps, ...procedure.offers]) this.of(procedure, name);
    this.of(procedure, WATCH);
    const { watch, onExit } = procedure;
    return {
      ...procedure,
      steps: procedure.steps.map((step) => this.#watchedStep(procedure, step, entering)),
      offers: procedure.offers.map((offer) => ({ ...offer, on: handlers(offer, entering) })),
      watch: watch === undefined ? undefined : entering(WATCH, watch),
      onExit: onExit === undefined ? undefined : entering(WATCH, onExit),
    };
  }

  #watchedStep(procedure: AnyProc, step: AnyStep, entering: Entering): AnyStep {
    switch (step.kind) {
      case 'act':
        return { ...step, act: entering(step.name, step.act) };
      case 'call':
      case 'repeat':
        return { ...step, args: entering(step.name, step.args) };
      case 'parallel':
        return { ...step, args: entering(step.name, step.args) };
      case 'ask': {
        const seen = this.of(procedure, step.name);
        const who: typeof step.who = (g, v) => noted(seen, step.who(g, v), v);
        return { ...step, who, on: handlers(step, entering) };
      }
      case 'together':
      case 'window': {
        const seen = this.of(procedure, step.name);
        const who: typeof step.who = (g, v) => {
          const seats = step.who(g, v);
          if (seats.length > 0 && seats.length < g.seats.length) seen.all = false;
          return seats;
        };
        return { ...step, who, on: handlers(step, entering) };
      }
    }
  }
}

type Entering = <A extends readonly unknown[], R>(
  step: string,
  work: (...args: A) => R,
) => (...args: A) => R;

function handlers(spec: QuestionSpec, entering: Entering): QuestionSpec['on'] {
  return new Map(
    Array.from(spec.on, ([verb, handler]) => [verb, entering(spec.name, handler)] as const),
  );
}

/** Keeps the locals that name the seat, as they have done before. */
function noted(seen: Seen, seat: Seat, locals: object): Seat {
  const naming = Object.entries(locals)
    .filter(([, value]) => value === seat)
    .map(([name]) => name);
  seen.locals = new Set(
    seen.locals === undefined ? naming : naming.filter((name) => seen.locals?.has(name)),
  );
  return seat;
}

/** Plays at random in all the ways to begin, and tells what calls what. */
export function flowOf(game: AnyGame): GameFlow {
  const observer = new Observer();
  for (const setup of setupsOf(game))
    for (let i = 0; i < GAMES_PER_SETUP; i++)
      play(prepareSetup(game, setupAt(setup, i)), `flow ${i}`, observer);
  const order = [...game.rules.procedures.values()];
  const procedures = order.map((procedure) => ({
    name: procedure.name,
    steps: [
      ...procedure.offers.map((offer) => told(offer, observer.of(procedure, offer.name), order)),
      ...procedure.steps.map((step) => told(step, observer.of(procedure, step.name), order)),
      ...watchStep(observer.of(procedure, WATCH), order),
    ],
  }));
  return { procedures: asMet(procedures, game.main.name) };
}

/** From the first on, each before what it calls; those that nothing called come last. */
function asMet(procedures: readonly FlowProcedure[], first: string): readonly FlowProcedure[] {
  const met = new Set<FlowProcedure>();
  const meet = (name: string): void => {
    const procedure = procedures.find((one) => one.name === name);
    if (procedure === undefined || met.has(procedure)) return;
    met.add(procedure);
    for (const { calls } of procedure.steps) calls.forEach(meet);
  };
  meet(first);
  return [...met, ...procedures.filter((procedure) => !met.has(procedure))];
}

function play(prepared: Prepared, seed: string, observer: Observer): void {
  const procedures = prepared.procedures.map((procedure) => observer.watched(procedure));
  const watched = (procedure: AnyProc): AnyProc =>
    need(procedures[procedure.index], procedure.name);
  const game = { ...prepared.game, main: watched(prepared.game.main) };
  const match = newMatch({ ...prepared, game, procedures }, tableKey(seed));
  const { start } = match;
  match.start = (procedure, args) => {
    observer.called(procedure);
    start.call(match, watched(procedure), args);
  };
  run(match);
  playOut(match, streamFrom(tableKey(seed)), true);
}

function told(step: AnyStep | OfferSpec, seen: Seen, order: readonly AnyProc[]): FlowStep {
  return {
    name: step.name,
    kind: step.kind === 'ask' && step.open ? 'openAsk' : step.kind,
    who: whoOf(step, seen),
    rule: step.rule ?? null,
    calls: callsOf(step, seen, order),
  };
}

function whoOf(step: AnyStep | OfferSpec, { locals, all }: Seen): string | null {
  switch (step.kind) {
    case 'act':
    case 'call':
    case 'repeat':
      return null;
    case 'ask': {
      const [local] = locals ?? [];
      return local === undefined ? 'one' : `v.${local}`;
    }
    case 'together':
      return all ? 'all' : 'several';
    case 'window':
    case 'parallel':
    case 'anytime':
    case 'aside':
      return 'several';
  }
}

function callsOf(step: AnyStep | OfferSpec, { calls }: Seen, order: readonly AnyProc[]): string[] {
  const calling = step.kind === 'call' || step.kind === 'repeat' || step.kind === 'parallel';
  const declared = calling ? [step.procedure()] : (step.calls?.() ?? []);
  const all = new Set([...declared, ...calls]);
  return order.filter((procedure) => all.has(procedure)).map(({ name }) => name);
}

/** What is called because something became true, or as the procedure ended. */
function watchStep(seen: Seen, order: readonly AnyProc[]): FlowStep[] {
  if (seen.calls.size === 0) return [];
  const calls = order.filter((procedure) => seen.calls.has(procedure)).map(({ name }) => name);
  return [{ name: WATCH, kind: 'watch', who: null, rule: null, calls }];
}
