import type { Card, Scalar, Seat, Why } from './basics.js';
import { interned, RuleFault } from './basics.js';
import type { Arg, MenuOf, Verbs } from './verbs.js';
import type { EventDecls } from './events.js';
import type { ParamsOf } from './kinds.js';
import type { GameTypes, Look, OpenLook, Play, PublicState } from './look.js';

export type { GameTypes, Look, OpenLook, Play, PublicState } from './look.js';

type Local = Scalar | readonly Scalar[];
/** Locals are bookkeeping: whose step, a counter, a name. A card in a local would escape the count of cards. */
export type Locals<V> = {
  [K in keyof V]: V[K] extends Card | readonly Card[] ? never : V[K] extends Local ? V[K] : never;
};

/** An answer may ask for the same question again. */
export type Flow = undefined | void | 'again';

type Thunk<P> = P | (() => P);

interface StepBase {
  readonly name: string;
  readonly rule: string | undefined;
  /** Procedures that it may call, for those who read the flow: random play shows all but the seldom ones. */
  readonly calls: (() => readonly AnyProc[]) | undefined;
}

/** A game whose types no longer matter. */
export interface AnyTypes extends GameTypes {
  readonly state: object;
  readonly secrecy: never;
  readonly content: never;
  readonly events: EventDecls;
  readonly streams: string;
}

/** What a rule of any game is given. */
type AnyPlay = Play<AnyTypes>;

export type Handler = (g: AnyPlay, v: object, ...args: readonly Arg[]) => Flow;

export interface QuestionSpec extends StepBase {
  readonly moment: string;
  readonly cites: ((g: AnyPlay, v: object) => string) | undefined;
  readonly citesOnly: { readonly [verb: string]: string } | undefined;
  readonly params: ParamsOf<AnyPlay, object> | undefined;
  readonly menu: (g: AnyPlay, v: object, m: MenuOf<Verbs>, moment: string) => void;
  readonly on: ReadonlyMap<string, Handler>;
}

export interface ActStep extends StepBase {
  readonly kind: 'act';
  readonly act: (g: AnyPlay, v: object) => void;
}
export interface CallStep extends StepBase {
  readonly kind: 'call';
  readonly when: ((g: AnyPlay, v: object) => boolean) | undefined;
  readonly procedure: () => AnyProc;
  /** The procedure, once it has been looked up. */
  found: AnyProc | undefined;
  readonly args: (g: AnyPlay, v: object) => object;
}
export interface RepeatStep extends StepBase {
  readonly kind: 'repeat';
  readonly while: (g: AnyPlay, v: object) => boolean;
  readonly procedure: () => AnyProc;
  /** The procedure, once it has been looked up. */
  found: AnyProc | undefined;
  readonly args: (g: AnyPlay, v: object) => object;
}
export interface AskStep extends QuestionSpec {
  readonly kind: 'ask';
  readonly open: boolean;
  readonly who: (g: AnyPlay, v: object) => Seat;
  readonly skipped: ((g: AnyPlay, v: object) => Why) | undefined;
  readonly sample:
    | ((g: AnyPlay, v: object, m: MenuOf<Verbs>, random: (n: number) => number) => void)
    | undefined;
}
export interface TogetherStep extends QuestionSpec {
  readonly kind: 'together' | 'window';
  readonly who: (g: AnyPlay, v: object) => readonly Seat[];
  readonly rank: ((g: AnyPlay, v: object, seat: Seat, verb: string) => number) | undefined;
}
export interface ParallelStep extends StepBase {
  readonly kind: 'parallel';
  readonly who: (g: AnyPlay, v: object) => readonly Seat[];
  readonly procedure: () => AnyProc;
  /** The procedure, once it has been looked up. */
  found: AnyProc | undefined;
  readonly args: (g: AnyPlay, v: object, seat: Seat) => object;
}
export type AnyStep = ActStep | CallStep | RepeatStep | AskStep | TogetherStep | ParallelStep;

export interface OfferSpec extends QuestionSpec {
  readonly kind: 'anytime' | 'aside';
  readonly who: (g: AnyPlay, v: object) => readonly Seat[];
}

/** A procedure, whatever its game and arguments. */
export interface AnyProc {
  readonly name: string;
  /** Its place among all procedures of its game. */
  readonly index: number;
  readonly steps: readonly AnyStep[];
  /** The name of each step with the procedure's before it: the key of a question's prompt. */
  readonly prompts: readonly string[];
  readonly stepAt: ReadonlyMap<string, number>;
  readonly locals: ((g: AnyPlay, args: object) => object) | undefined;
  readonly watch: ((g: AnyPlay, v: object) => void) | undefined;
  readonly onExit: ((g: AnyPlay, v: object) => void) | undefined;
  readonly offers: readonly OfferSpec[];
  readonly closed: boolean;
}

declare const argsOf: unique symbol;
declare const localsOf: unique symbol;
/** A procedure of game T that is called with A. */
export interface Proc<T extends GameTypes, A> extends AnyProc {
  readonly [argsOf]?: (game: T, args: A) => void;
}
declare const stepLocals: unique symbol;
export interface Step<V> {
  readonly [stepLocals]?: (v: V) => void;
}
export interface OfferOf<V> {
  readonly [localsOf]?: (v: V) => void;
}

type OnAsk<T extends GameTypes, V, Vb extends Verbs> = {
  readonly [K in keyof Vb]: (g: Play<T>, v: V, ...args: Vb[K]) => Flow;
};
type OnSeat<T extends GameTypes, V, Vb extends Verbs> = {
  readonly [K in keyof Vb]: (g: Play<T>, v: V, seat: Seat, ...args: Vb[K]) => void;
};

export interface QuestionOf<T extends GameTypes, V> {
  readonly rule?: string;
  /** The rule that explains the question best, where that is another one or differs from moment to moment. */
  readonly cites?: (g: OpenLook<T>, v: V) => string;
  /** The rule that explains it to whoever is asked where nothing but this verb is possible; the others are not told. */
  readonly citesOnly?: { readonly [verb: string]: string };
  /** What part of the turn this is; offers made at any time receive it. The step's name if not given. */
  readonly moment?: string;
  /** Procedures that an answer may call, as far as random play seldom shows it. */
  readonly calls?: () => readonly AnyProc[];
  /** Parameters of the prompt. Everybody sees them. */
  readonly params?: ParamsOf<OpenLook<T>, V>;
}

export interface AskOf<T extends GameTypes, V, Vb extends Verbs, S> extends QuestionOf<T, V> {
  /** Whom it is asked of; `'seat'`: of the seat that the procedure's own `seat` names. */
  readonly who:
    | ((g: OpenLook<T>, v: V) => Seat)
    | (V extends { readonly seat: Seat } ? 'seat' : never);
  readonly menu: (g: Look<T, S>, v: V, m: MenuOf<Vb>) => void;
  readonly on: OnAsk<T, V, Vb>;
  /** Writes one option, drawn uniformly, without listing the others: for roll-outs. */
  readonly sample?: (g: Look<T, S>, v: V, m: MenuOf<Vb>, random: (n: number) => number) => void;
}

export interface OpenAskOf<T extends GameTypes, V, Vb extends Verbs> extends AskOf<
  T,
  V,
  Vb,
  PublicState<T>
> {
  /** Why the question fell away, for the seat that wonders. */
  readonly skipped?: (g: OpenLook<T>, v: V) => Why;
}

export interface TogetherOf<T extends GameTypes, V, Vb extends Verbs> extends QuestionOf<T, V> {
  /** Judged by public facts alone: everybody sees who is asked. In a window: in order of precedence. */
  readonly who: (g: OpenLook<T>, v: V) => readonly Seat[];
  readonly menu: (g: Look<T>, v: V, m: MenuOf<Vb>) => void;
  readonly on: OnSeat<T, V, Vb>;
}

export interface WindowOf<T extends GameTypes, V, Vb extends Verbs> extends TogetherOf<T, V, Vb> {
  /** Where precedence depends on what is answered: the lowest resolves first, equals in the order of `who`. */
  readonly rank?: (g: Look<T>, v: V, seat: Seat, verb: keyof Vb & string) => number;
}

export interface OfferIn<T extends GameTypes, V, Vb extends Verbs> {
  readonly rule?: string;
  readonly who: (g: OpenLook<T>, v: V) => readonly Seat[];
  readonly menu: (g: Look<T>, v: V, m: MenuOf<Vb>, moment: string) => void;
  readonly on: { readonly [K in keyof Vb]: (g: Play<T>, v: V, seat: Seat, ...args: Vb[K]) => void };
}

export interface ProcedureOf<T extends GameTypes, V, A> {
  readonly steps: readonly Step<V>[];
  /** Locals from the arguments; without it the arguments are the locals. */
  readonly locals?: (g: Look<T>, args: A) => Locals<V>;
  /** Makes true at once what must always hold: run after every step of this procedure and of those above it. Never asks. */
  readonly watch?: (g: Play<T>, v: V) => void;
  /** Runs however the frame ends. */
  readonly onExit?: (g: Play<T>, v: V) => void;
  readonly offers?: readonly OfferOf<V>[];
  /** Hides the offers of the procedures below while this one runs. */
  readonly closed?: boolean;
}

const lazily = (procedure: Thunk<AnyProc>): (() => AnyProc) =>
  typeof procedure === 'function' ? procedure : () => procedure;
type NoArgs = Record<never, never>;
const noArgs = (): NoArgs => ({});

/** The vocabulary in which a game writes its procedures. Every procedure made with it belongs to the game. */
export interface Rules<T extends GameTypes> {
  readonly procedures: ReadonlyMap<string, AnyProc>;
  procedure<V extends object, A extends object = V>(
    name: string,
    spec: V extends Locals<V> ? ProcedureOf<T, V, A> : never,
  ): Proc<T, A>;
  /** Does something. */
  act<V>(
    name: string,
    rule: string | undefined,
    act: (g: Play<T>, v: V) => void,
    calls?: () => readonly AnyProc[],
  ): Step<V>;
  /** Runs another procedure. `args` makes a new object, which becomes the locals; a procedure without arguments needs none. */
  call<V>(name: string, procedure: Thunk<Proc<T, NoArgs>>): Step<V>;
  call<V, A>(
    name: string,
    procedure: Thunk<Proc<T, A>>,
    args: (g: Look<T>, v: V) => A,
    when?: (g: Look<T>, v: V) => boolean,
  ): Step<V>;
  /** Runs a procedure again and again while a condition holds. */
  repeat<V>(
    name: string,
    going: (g: Look<T>, v: V) => boolean,
    procedure: Thunk<Proc<T, NoArgs>>,
  ): Step<V>;
  repeat<V, A>(
    name: string,
    going: (g: Look<T>, v: V) => boolean,
    procedure: Thunk<Proc<T, A>>,
    args: (g: Look<T>, v: V) => A,
  ): Step<V>;
  /** Asks one seat; always pauses, since a pause that depends on something hidden would tell it. */
  ask<V, Vb extends Verbs>(name: string, spec: AskOf<T, V, Vb, T['state']>): Step<V>;
  /** Asks one seat what follows from public facts: skipped when empty, answered by itself when one option is left. */
  openAsk<V, Vb extends Verbs>(name: string, spec: OpenAskOf<T, V, Vb>): Step<V>;
  /** Asks several seats at once; answers are sealed until all are in, then carried out in the order of `who`. */
  together<V, Vb extends Verbs>(name: string, spec: TogetherOf<T, V, Vb>): Step<V>;
  /** A reaction: the first answer by precedence resolves, then all are asked again, until all pass. `pass` is added by the kernel. */
  window<V, Vb extends Verbs>(name: string, spec: WindowOf<T, V, Vb>): Step<V>;
  /** One procedure per seat, side by side; goes on when all have ended. */
  parallel<V, A>(
    name: string,
    who: (g: OpenLook<T>, v: V) => readonly Seat[],
    procedure: Thunk<Proc<T, A>>,
    args: (g: Look<T>, v: V, seat: Seat) => A,
  ): Step<V>;
  /** Options added to every `ask` of these seats while the procedure runs; sealed questions stay as they are. */
  anytime<V, Vb extends Verbs>(name: string, spec: OfferIn<T, V, Vb>): OfferOf<V>;
  /** Options open to these seats at any pause, asked or not; nobody waits for them. */
  aside<V, Vb extends Verbs>(name: string, spec: OfferIn<T, V, Vb>): OfferOf<V>;
}

/** A step that asks nobody, of whatever kind. */
type PlainStep = Pick<StepBase, 'name' | 'rule'> & {
  readonly [field in 'act' | 'calls' | 'when' | 'while' | 'who' | 'args']?: unknown;
} & {
  readonly kind: (ActStep | CallStep | RepeatStep | ParallelStep)['kind'];
  readonly procedure?: Thunk<AnyProc>;
};

/** A question or an offer as a game writes it. */
type Asking = {
  readonly [
    field in 'calls' | 'cites' | 'citesOnly' | 'params' | 'skipped' | 'sample' | 'rank'
  ]?: unknown;
} & {
  readonly rule?: string;
  readonly moment?: string;
  readonly who: unknown;
  readonly menu: unknown;
  readonly on: object;
};

// Field by field, so that all steps have one shape and all questions have one: the interpreter reads them all the time.
function stepFrom(step: PlainStep): never {
  const { kind, name, rule, act, calls, when, while: going, who, procedure, args } = step;
  const thunk = procedure === undefined ? undefined : lazily(procedure);
  const found = undefined;
  return {
    kind,
    name,
    rule,
    act,
    calls,
    when,
    while: going,
    who,
    procedure: thunk,
    found,
    args,
  } as never;
}

const ownSeat = (_g: unknown, v: { readonly seat: Seat }): Seat => v.seat;

function questionFrom(
  kind: AskStep['kind'] | TogetherStep['kind'] | OfferSpec['kind'],
  open: boolean,
  name: string,
  spec: Asking,
): never {
  return {
    kind,
    name,
    rule: spec.rule,
    moment: spec.moment ?? name,
    open,
    cites: spec.cites,
    calls: spec.calls,
    citesOnly: spec.citesOnly,
    params: spec.params,
    who: spec.who === 'seat' ? ownSeat : spec.who,
    menu: spec.menu,
    on: new Map(Object.entries(spec.on)),
    skipped: spec.skipped,
    sample: spec.sample,
    rank: spec.rank,
  } as never;
}

function procedureFrom(
  name: string,
  index: number,
  spec: ProcedureOf<AnyTypes, object, object>,
): AnyProc {
  const steps = spec.steps as readonly AnyStep[];
  const stepAt = new Map(steps.map((step, i) => [step.name, i]));
  if (stepAt.size !== steps.length) throw new RuleFault(`two steps of ${name} have one name`);
  return {
    name,
    index,
    steps,
    prompts: steps.map((step) => interned(`${name}.${step.name}`)),
    stepAt,
    locals: spec.locals,
    watch: spec.watch,
    onExit: spec.onExit,
    offers: (spec.offers ?? []) as readonly OfferSpec[],
    closed: spec.closed ?? false,
  };
}

export function rulesOf<T extends GameTypes>(): Rules<T> {
  const procedures = new Map<string, AnyProc>();
  return {
    procedures,
    procedure(name, spec) {
      if (procedures.has(name)) throw new RuleFault(`two procedures are called ${name}`);
      const made = procedureFrom(name, procedures.size, spec as never);
      procedures.set(name, made);
      return made;
    },
    act: (name, rule, act, calls) => stepFrom({ kind: 'act', name, rule, act, calls }),
    call: (name: string, procedure: Thunk<AnyProc>, args?: unknown, when?: unknown) =>
      stepFrom({ kind: 'call', name, rule: undefined, procedure, args: args ?? noArgs, when }),
    repeat: (name: string, going: unknown, procedure: Thunk<AnyProc>, args?: unknown) =>
      stepFrom({
        kind: 'repeat',
        name,
        rule: undefined,
        while: going,
        procedure,
        args: args ?? noArgs,
      }),
    ask: (name, spec) => questionFrom('ask', false, name, spec),
    openAsk: (name, spec) => questionFrom('ask', true, name, spec),
    together: (name, spec) => questionFrom('together', false, name, spec),
    window: (name, spec) => questionFrom('window', false, name, spec),
    parallel: (name, who, procedure, args) =>
      stepFrom({ kind: 'parallel', name, rule: undefined, who, procedure, args }),
    anytime: (name, spec) => questionFrom('anytime', false, name, spec),
    aside: (name, spec) => questionFrom('aside', false, name, spec),
  };
}
