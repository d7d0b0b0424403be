import type { Seat } from './basics.js';
import {
  faultIn,
  isOf,
  kind,
  namesSeats,
  type Kind,
  type KindValue,
  type ValueOf,
  type ValuesOf,
} from './kinds.js';
import type { Viewer } from './secrecy/view.js';

/** A parameter of an event: its kind, and the parameters that name who may see it where not everybody may. */
export type ParamDecl = Kind & { readonly only?: readonly string[] };

/** Visible only to the seats that stand in the named parameters. */
export function only<V extends KindValue>(
  params: string | readonly string[],
  of: Kind<V>,
): Kind<V> & { readonly only: readonly string[] } {
  return { ...of, only: typeof params === 'string' ? [params] : params };
}

/** What begins with an event: in the log a chapter, which a chart of the scores marks too, or a section of one. */
export type Heading = 'chapter' | 'section';
const HEADING = Symbol('heading');

export type EventDecl = {
  readonly [param: string]: ParamDecl;
  readonly [HEADING]?: Heading;
};
export type EventDecls = { readonly [event: string]: EventDecl };

/** An event with which a chapter of the log begins, such as a round. */
export function chapter<const D extends EventDecl>(decl: D): D {
  return { ...decl, [HEADING]: 'chapter' };
}

/** An event with which a section of a chapter begins, such as a phase. */
export function section<const D extends EventDecl>(decl: D): D {
  return { ...decl, [HEADING]: 'section' };
}

/** The headings that events of a game are, by name. */
export function headingsOf(decls: EventDecls): ReadonlyMap<string, Heading> {
  const headings = new Map<string, Heading>();
  for (const [name, { [HEADING]: heading }] of Object.entries(decls))
    if (heading !== undefined) headings.set(name, heading);
  return headings;
}

export type EventValue = KindValue;
/** What a rule tells with an event: every parameter, and no other. */
export type EventParams<D> = D extends unknown
  ? [keyof D & string] extends [never]
    ? { readonly [param: string]: never }
    : ValuesOf<D>
  : never;

/** Something a person would want to see happen. */
export interface GameEvent {
  /** The choice during which it happened; 0: before the first. */
  readonly seq: number;
  readonly name: string;
  readonly params: { readonly [param: string]: EventValue };
}

/** Parameters as somebody at the table gets them: what not everybody may see can be missing. */
type ToldParams<D> = {
  readonly [
    P in keyof D & string as D[P] extends { readonly only: readonly string[] } ? never : P
  ]: ValueOf<D[P]>;
} & {
  readonly [
    P in keyof D & string as D[P] extends { readonly only: readonly string[] } ? P : never
  ]?: ValueOf<D[P]>;
};

/** The events of a game as a board reads them: by their names the compiler knows their parameters. */
export type EventOf<D extends EventDecls> = {
  [N in keyof D & string]: {
    readonly seq: number;
    readonly name: N;
    readonly params: ToldParams<D[N]>;
  };
}[keyof D & string];

/**
 * A reader of events by their declarations. What is told otherwise comes from another version of the game and is left
 * out. The parts of a board read the same list: it is judged once.
 */
export function readerOf<D extends EventDecls>(
  decls: D,
): (events: readonly GameEvent[]) => readonly EventOf<D>[] {
  const read = new WeakMap<readonly GameEvent[], readonly EventOf<D>[]>();
  return (events) => {
    const known = read.get(events) ?? events.filter((event) => isToldAs(decls, event));
    read.set(events, known);
    return known;
  };
}

function isToldAs<D extends EventDecls>(decls: D, event: GameEvent): event is EventOf<D> {
  const decl = Object.hasOwn(decls, event.name) ? decls[event.name] : undefined;
  if (decl === undefined) return false;
  return paramsOf(decl).every((param) => {
    const value = event.params[param];
    const declared = decl[param];
    if (declared === undefined) return false;
    return value === undefined ? declared.only !== undefined : isOf(declared, value);
  });
}

/** Whoever brought an event about, as its first parameter of such a kind names them; undefined where none does. */
export function actorIn(decls: EventDecls, { name, params }: GameEvent): EventValue | undefined {
  for (const [param, declared] of Object.entries(decls[name] ?? {}))
    if (namesSeats(declared)) return params[param];
  return undefined;
}

/** Events the kernel itself tells. Of what happens the game's own events tell: a log leaves these out. */
export const KERNEL_EVENTS = {
  /** Points that `g.score` gave, or took: charts and tables of causes are made of these. */
  'kernel.score': { who: kind.someone(), cause: kind.word('cause'), points: kind.number },
  /** A question fell away because of public facts. */
  'kernel.skipped': {
    seat: kind.seat,
    question: kind.word('question'),
    rule: kind.maybe(kind.word('rule')),
    why: kind.maybe(kind.word('why')),
  },
} as const satisfies EventDecls;

/** Whether an event is something that happened at the table, and not book-keeping of the kernel. */
export function isNews({ name }: GameEvent): boolean {
  return !Object.hasOwn(KERNEL_EVENTS, name);
}

/** Those of the events that tell of points. */
export const scoresIn = readerOf({ 'kernel.score': KERNEL_EVENTS['kernel.score'] });

/** What is wrong with the declarations of a game; undefined where nothing is. */
export function eventFault(decls: EventDecls): string | undefined {
  for (const [name, decl] of Object.entries(decls)) {
    if (name in KERNEL_EVENTS) return `${name} is the kernel's own event`;
    for (const [param, { only: seers = [] }] of Object.entries(decl)) {
      const wrong = seers.find((seer) => {
        const named = decl[seer];
        return named === undefined || !namesSeats(named);
      });
      if (wrong !== undefined)
        return `only ${wrong} may see ${param} of ${name}, but ${wrong} names no seat`;
    }
  }
  return undefined;
}

/** What is wrong with an event as it is told; undefined where it is as declared. */
export function toldFault(decls: EventDecls, { name, params }: GameEvent): string | undefined {
  const decl = decls[name];
  if (decl === undefined) return `the event ${name} is not declared`;
  const fault = faultIn(decl, params);
  return fault === undefined ? undefined : `the event ${name}: ${fault}`;
}

/** The event as a viewer may see it: what it may not know is missing. */
export function redact(event: GameEvent, decls: EventDecls, viewer: Viewer | 'all'): GameEvent {
  if (viewer === 'all') return event;
  const decl = decls[event.name] ?? {};
  const params: Record<string, EventValue> = {};
  for (const key of paramsOf(decl)) {
    const value = event.params[key];
    if (value !== undefined && maySee(decl[key], event.params, viewer)) params[key] = value;
  }
  return { seq: event.seq, name: event.name, params };
}

const PARAMS = new WeakMap<EventDecl, readonly string[]>();

/** In one order, sorted once: how an event was spelled where it happened must tell nothing. */
function paramsOf(decl: EventDecl): readonly string[] {
  let params = PARAMS.get(decl);
  if (params === undefined) PARAMS.set(decl, (params = Object.keys(decl).toSorted()));
  return params;
}

function maySee(
  declared: ParamDecl | undefined,
  params: GameEvent['params'],
  viewer: Viewer,
): boolean {
  if (declared === undefined) return false;
  if (declared.only === undefined) return true;
  return viewer !== 'public' && declared.only.some((name) => names(params[name], viewer));
}

function names(value: EventValue | undefined, seat: Seat): boolean {
  return Array.isArray(value) ? value.includes(seat) : value === seat;
}
