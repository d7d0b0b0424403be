import type { Scalar, Seat } from './basics.js';
import type { Viewer } from './secrecy/view.js';

/** Who sees a parameter of an event: everybody, or the seats that other parameters of the event name. */
export type ParamSight = 'all' | { readonly only: readonly string[] };

/** Visible only to the seat (or seats) standing in the named parameters. */
export function only<const K extends readonly string[]>(...params: K): { readonly only: K } {
  return { only: params };
}

export type EventDecl = { readonly [param: string]: ParamSight };
export type EventDecls = { readonly [event: string]: EventDecl };

export type EventValue = Scalar | readonly (string | number)[];
export type EventParams<D> = { readonly [K in keyof D]: EventValue };

/** Something a person would want to see happen. */
export interface GameEvent {
  /** The choice during which it happened; 0: before the first. */
  readonly seq: number;
  readonly name: string;
  readonly params: { readonly [param: string]: EventValue };
}

/** Events the kernel itself tells. */
export const KERNEL_EVENTS = {
  /** A question fell away because of public facts. */
  'kernel.skipped': { seat: 'all', question: 'all', rule: 'all', why: 'all' },
} as const satisfies EventDecls;

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
  sight: ParamSight | undefined,
  params: GameEvent['params'],
  viewer: Viewer,
): boolean {
  if (sight === undefined) return false;
  if (sight === 'all') return true;
  return viewer !== 'public' && sight.only.some((name) => names(params[name], viewer));
}

function names(value: EventValue | undefined, seat: Seat): boolean {
  return Array.isArray(value) ? value.includes(seat) : value === seat;
}
