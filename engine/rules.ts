import type { Card, Params, Scalar, Seat, Why } from './basics.js';
import { RuleFault } from './basics.js';
import type { MenuOf, Verbs } from './menu.js';
import type { EventDecls, EventParams } from './events.js';
import type { Public } from './secrecy/declare.js';

/** What a game is made of, as types. */
export interface GameTypes {
  readonly state: object;
  /** `typeof` the secrecy declaration. */
  readonly secrecy: unknown;
  readonly content: object;
  /** `typeof` the event declarations. */
  readonly events: EventDecls;
  /** The labels of the random streams. */
  readonly streams: string;
}

export type PublicState<T extends GameTypes> = Public<T['state'], T['secrecy']>;

/** What a predicate or a menu may read. */
export interface Look<T extends GameTypes, S = T['state']> {
  readonly s: S;
  readonly content: T['content'];
  readonly options: { readonly [id: string]: string };
  readonly seats: readonly Seat[];
  /** The seat so many places to the left. */
  after(seat: Seat, places?: number): Seat;
  /** The kind of a card, as ids and views print it. */
  name(card: Card): string;
  /** A card of this kind in a place, if there is one. */
  find(place: readonly Card[], kind: string): Card | undefined;
  /** The points a seat has by all causes together. */
  points(seat: Seat): number;
}

/** What a rule may do. */
export interface Play<T extends GameTypes> extends Look<T> {
  /** Starts a procedure above the running one; the running one goes on when it ends. */
  call<A extends object>(procedure: Proc<T, A>, args: A): void;
  /** Ends the frame of this procedure and all above it. */
  leave<A>(procedure: Proc<T, A>): void;
  /** Ends the game at once. */
  end(): void;
  event<K extends keyof T['events'] & string>(name: K, params: EventParams<T['events'][K]>): void;
  /** Gives (or with a negative number takes) points, with their cause. */
  score(seat: Seat, cause: string, points: number): void;
  /** Says that a rule took effect here, for `sim --fired`. */
  rule(id: string): void;
  /** A number from 0 to n-1. `seat`: the seat's own stream of that label. */
  random(stream: T['streams'], n: number, seat?: Seat): number;
  /** One of the faces. */
  roll<F extends string | number>(stream: T['streams'], faces: readonly F[], seat?: Seat): F;
  shuffle(place: Card[], stream: T['streams'], seat?: Seat): void;
  /** Moves a card, the topmost of its kind; `bottom` puts it under an ordered place. Knowledge goes with it. */
  move(card: Card, from: Card[], to: Card[], where?: 'top' | 'bottom'): void;
  /** Moves the top cards of an ordered place, as many as there are up to n; says how many. */
  draw(from: Card[], to: Card[], n?: number): number;
  /** Moves a whole place, in its order; a hand that becomes a pile lies sorted, so that it does not tell how it was held. */
  moveAll(from: Card[], to: Card[]): void;
  moveRandom(from: Card[], to: Card[], stream: T['streams'], seat?: Seat): Card | undefined;
  /** Shows the cards of a place (or one of them, the topmost of its kind) to seats that then know them. */
  show(place: Card[], to: readonly Seat[], card?: Card): void;
  /** Says that something hidden that is no card becomes known now: nothing before it can be taken back. */
  disclose(): void;
}

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
}

type Handler = (g: never, v: never, ...args: never) => Flow;

export interface QuestionSpec extends StepBase {
  readonly moment: string;
  readonly cites: ((g: never, v: never) => string) | undefined;
  readonly params: ((g: never, v: never) => Params) | undefined;
  readonly menu: (g: never, v: never, m: never, moment: string) => void;
  readonly on: { readonly [verb: string]: Handler };
}

export interface ActStep extends StepBase {
  readonly kind: 'act';
  readonly act: (g: never, v: never) => void;
}
export interface CallStep extends StepBase {
  readonly kind: 'call';
  readonly when: ((g: never, v: never) => boolean) | undefined;
  readonly procedure: () => AnyProc;
  readonly args: (g: never, v: never) => object;
}
export interface RepeatStep extends StepBase {
  readonly kind: 'repeat';
  readonly while: (g: never, v: never) => boolean;
  readonly procedure: () => AnyProc;
  readonly args: (g: never, v: never) => object;
}
export interface AskStep extends QuestionSpec {
  readonly kind: 'ask';
  readonly open: boolean;
  readonly who: (g: never, v: never) => Seat;
  readonly skipped: ((g: never, v: never) => Why) | undefined;
  readonly sample:
    | ((g: never, v: never, m: never, random: (n: number) => number) => void)
    | undefined;
}
export interface TogetherStep extends QuestionSpec {
  readonly kind: 'together' | 'window';
  readonly who: (g: never, v: never) => readonly Seat[];
  readonly rank: ((g: never, v: never, seat: Seat, verb: string) => number) | undefined;
}
export interface ParallelStep extends StepBase {
  readonly kind: 'parallel';
  readonly who: (g: never, v: never) => readonly Seat[];
  readonly procedure: () => AnyProc;
  readonly args: (g: never, v: never, seat: Seat) => object;
}
export type AnyStep = ActStep | CallStep | RepeatStep | AskStep | TogetherStep | ParallelStep;

export interface OfferSpec extends QuestionSpec {
  readonly kind: 'anytime' | 'aside';
  readonly who: (g: never, v: never) => readonly Seat[];
}

/** A procedure, whatever its game and arguments. */
export interface AnyProc {
  readonly name: string;
  readonly steps: readonly AnyStep[];
  readonly stepAt: ReadonlyMap<string, number>;
  readonly locals: ((g: never, args: never) => object) | undefined;
  readonly watch: ((g: never, v: never) => void) | undefined;
  readonly onExit: ((g: never, v: never) => void) | undefined;
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

export interface Question<T extends GameTypes, V> {
  readonly rule?: string;
  /** The rule that explains the question best, where that is another one or differs from moment to moment. */
  readonly cites?: (g: Look<T, PublicState<T>>, v: V) => string;
  /** What part of the turn this is; offers made at any time receive it. The step's name if not given. */
  readonly moment?: string;
  /** Parameters of the prompt. Everybody sees them. */
  readonly params?: (g: Look<T, PublicState<T>>, v: V) => Params;
}

export interface AskOf<T extends GameTypes, V, Vb extends Verbs, S> extends Question<T, V> {
  readonly who: (g: Look<T, PublicState<T>>, v: V) => Seat;
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
  readonly skipped?: (g: Look<T, PublicState<T>>, v: V) => Why;
}

export interface TogetherOf<T extends GameTypes, V, Vb extends Verbs> extends Question<T, V> {
  /** Judged by public facts alone: everybody sees who is asked. In a window: in order of precedence. */
  readonly who: (g: Look<T, PublicState<T>>, v: V) => readonly Seat[];
  readonly menu: (g: Look<T>, v: V, m: MenuOf<Vb>) => void;
  readonly on: OnSeat<T, V, Vb>;
}

export interface WindowOf<T extends GameTypes, V, Vb extends Verbs> extends TogetherOf<T, V, Vb> {
  /** Where precedence depends on what is answered: the lowest resolves first, equals in the order of `who`. */
  readonly rank?: (g: Look<T>, v: V, seat: Seat, verb: keyof Vb & string) => number;
}

export interface OfferIn<T extends GameTypes, V, Vb extends Verbs> {
  readonly rule?: string;
  readonly who: (g: Look<T, PublicState<T>>, v: V) => readonly Seat[];
  readonly menu: (g: Look<T>, v: V, m: MenuOf<Vb>, moment: string) => void;
  readonly on: { readonly [K in keyof Vb]: (g: Play<T>, v: V, seat: Seat, ...args: Vb[K]) => void };
}

export interface ProcedureOf<T extends GameTypes, V, A> {
  readonly steps: readonly Step<V>[];
  /** Locals from the arguments; without it the arguments are the locals. */
  readonly locals?: (g: Look<T>, args: A) => Locals<V>;
  /** What is true as soon as it is true: run after every step of this procedure and of those above it. Never asks. */
  readonly watch?: (g: Play<T>, v: V) => void;
  /** Runs however the frame ends. */
  readonly onExit?: (g: Play<T>, v: V) => void;
  readonly offers?: readonly OfferOf<V>[];
  /** Hides the offers of the procedures below while this one runs. */
  readonly closed?: boolean;
}

const lazily = (procedure: Thunk<AnyProc>): (() => AnyProc) =>
  typeof procedure === 'function' ? procedure : () => procedure;
const noArgs = (): object => ({});

/** The vocabulary in which a game writes its procedures. Every procedure made with it belongs to the game. */
export interface Rules<T extends GameTypes> {
  readonly procedures: ReadonlyMap<string, AnyProc>;
  procedure<V extends object, A extends object = V>(
    name: string,
    spec: V extends Locals<V> ? ProcedureOf<T, V, A> : never,
  ): Proc<T, A>;
  /** Does something. */
  act<V>(name: string, rule: string | undefined, act: (g: Play<T>, v: V) => void): Step<V>;
  call<V, A>(
    name: string,
    procedure: Thunk<Proc<T, A>>,
    args: (g: Look<T>, v: V) => A,
    when?: (g: Look<T>, v: V) => boolean,
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
    who: (g: Look<T, PublicState<T>>, v: V) => readonly Seat[],
    procedure: Thunk<Proc<T, A>>,
    args: (g: Look<T>, v: V, seat: Seat) => A,
  ): Step<V>;
  /** Options added to every `ask` of these seats while the procedure runs; sealed questions stay as they are. */
  anytime<V, Vb extends Verbs>(name: string, spec: OfferIn<T, V, Vb>): OfferOf<V>;
  /** Options open to these seats at any pause, asked or not; nobody waits for them. */
  aside<V, Vb extends Verbs>(name: string, spec: OfferIn<T, V, Vb>): OfferOf<V>;
}

export function rulesOf<T extends GameTypes>(): Rules<T> {
  const procedures = new Map<string, AnyProc>();
  const question = (name: string, spec: { readonly rule?: string; readonly moment?: string }) => ({
    name,
    rule: spec.rule,
    moment: spec.moment ?? name,
    cites: undefined,
    params: undefined,
  });
  const several =
    (kind: 'together' | 'window' | 'anytime' | 'aside') => (name: string, spec: object) =>
      ({ rank: undefined, ...question(name, spec), ...spec, kind }) as never;
  const asking = (open: boolean) => (name: string, spec: object) =>
    ({
      skipped: undefined,
      sample: undefined,
      ...question(name, spec),
      ...spec,
      kind: 'ask',
      open,
    }) as never;
  return {
    procedures,
    procedure(name, given) {
      const spec = given as unknown as ProcedureOf<T, object, object>;
      if (procedures.has(name)) throw new RuleFault(`two procedures are called ${name}`);
      const steps = spec.steps as readonly AnyStep[];
      const stepAt = new Map(steps.map((step, i) => [step.name, i]));
      if (stepAt.size !== steps.length) throw new RuleFault(`two steps of ${name} have one name`);
      // Field by field, so that all procedures have one shape: the interpreter reads them at every step.
      const made: AnyProc = {
        name,
        steps,
        stepAt,
        locals: spec.locals,
        watch: spec.watch,
        onExit: spec.onExit,
        offers: (spec.offers ?? []) as readonly OfferSpec[],
        closed: spec.closed ?? false,
      };
      procedures.set(name, made);
      return made;
    },
    act: (name, rule, act) => ({ kind: 'act', name, rule, act }) as never,
    call: (name, procedure, args, when) =>
      ({
        kind: 'call',
        name,
        rule: undefined,
        procedure: lazily(procedure),
        args: args ?? noArgs,
        when,
      }) as never,
    repeat: (name, going, procedure, args) =>
      ({
        kind: 'repeat',
        name,
        rule: undefined,
        while: going,
        procedure: lazily(procedure),
        args,
      }) as never,
    ask: asking(false),
    openAsk: asking(true),
    together: several('together'),
    window: several('window'),
    parallel: (name, who, procedure, args) =>
      ({
        kind: 'parallel',
        name,
        rule: undefined,
        who,
        procedure: lazily(procedure),
        args,
      }) as never,
    anytime: several('anytime'),
    aside: several('aside'),
  };
}
