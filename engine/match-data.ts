import type { Seat } from './basics.js';
import { RuleFault } from './basics.js';
import { hashOf } from './canonical.js';
import type { Prepared } from './game.js';
import { Match, streamsOf, type Fiber, type Frame } from './match.js';
import type { Choice } from './menu.js';
import type { AnyProc } from './rules.js';
import type { Stream } from './random.js';
import type { ByCause } from './tally.js';

/** A match as plain data. Steps stand by name, so that a step inserted in a later version moves no saved game. */
export interface MatchData {
  readonly state: object;
  readonly fibers: readonly FiberData[];
  readonly taken: readonly number[];
  readonly ledger: readonly ByCause[];
  readonly over: boolean;
  readonly n: number;
}

/** Saved games and hashes write -1 where a match holds null: for the first fiber, and for the scope of an answer. */
interface FiberData {
  readonly up: number;
  readonly seat: Seat | -1;
  readonly kids: number;
  readonly clock: number;
  readonly stamp: number;
  readonly sealed: readonly (SealedData | null)[];
  readonly stack: readonly {
    readonly procedure: string;
    readonly at: string | null;
    readonly v: object;
  }[];
}

type SealedData = Omit<Choice, 'scope'> & { readonly scope: -1 };

/** The match as data that shares its parts: write it out before the match goes on. */
export function dataOf(match: Match): MatchData {
  return {
    state: match.s,
    fibers: match.fibers.map((fiber) => ({
      up: fiber.up ?? -1,
      seat: fiber.seat ?? -1,
      kids: fiber.kids,
      clock: fiber.clock,
      stamp: fiber.stamp,
      sealed: fiber.sealed.map((choice) => choice && { ...choice, scope: -1 }),
      stack: fiber.stack.map((frame) => {
        const procedure = match.prepared.procedures[frame.procedure] as AnyProc;
        return {
          procedure: procedure.name,
          at: procedure.steps[frame.at]?.name ?? null,
          v: frame.v,
        };
      }),
    })),
    taken: match.streams.map((stream) => stream.taken),
    ledger: match.ledger,
    over: match.over,
    n: match.n,
  };
}

/** The match these data describe; they become its own. */
export function matchFrom(prepared: Prepared, data: MatchData, tableKey: string): Match {
  const match = new Match(prepared, data.state, streamsOf(prepared, tableKey, data.taken));
  match.fibers = data.fibers.map((fiber) => ({
    up: fiber.up === -1 ? null : fiber.up,
    seat: fiber.seat === -1 ? null : fiber.seat,
    stack: fiber.stack.map((frame) => frameFrom(prepared, frame)),
    kids: fiber.kids,
    sealed: fiber.sealed.map((choice) => choice && { ...choice, scope: null }),
    clock: fiber.clock,
    stamp: fiber.stamp,
  }));
  match.ledger = data.ledger;
  match.over = data.over;
  match.n = data.n;
  return match;
}

function frameFrom(prepared: Prepared, frame: FiberData['stack'][number]): Frame {
  const procedure = prepared.game.rules.procedures.get(frame.procedure);
  if (procedure === undefined)
    throw new RuleFault(`this version of ${prepared.game.id} has no procedure ${frame.procedure}`);
  const at = frame.at === null ? procedure.steps.length : procedure.stepAt.get(frame.at);
  if (at === undefined)
    throw new RuleFault(
      `this version of ${prepared.game.id} has no step ${String(frame.at)} in ${frame.procedure}`,
    );
  return { procedure: procedure.index, at, v: frame.v };
}

export function stateHash(match: Match): string {
  return hashOf(dataOf(match));
}

/** An independent copy at the same moment. */
export function copyMatch(match: Match, copyState: (state: object) => object): Match {
  const streams: Stream[] = [];
  for (const stream of match.streams) streams.push(stream.copy());
  const copy = new Match(match.prepared, copyState(match.s), streams, match.tally.copy());
  for (const fiber of match.fibers) copy.fibers.push(copyFiber(fiber));
  copy.over = match.over;
  copy.ended = match.ended;
  copy.n = match.n;
  return copy;
}

function copyFiber(fiber: Fiber): Fiber {
  const stack: Frame[] = [];
  for (const { procedure, at, v } of fiber.stack) stack.push({ procedure, at, v: copyLocals(v) });
  return {
    up: fiber.up,
    seat: fiber.seat,
    stack,
    kids: fiber.kids,
    sealed: fiber.sealed.length === 0 ? [] : fiber.sealed.slice(),
    clock: fiber.clock,
    stamp: fiber.stamp,
  };
}

// Locals hold scalars and lists of scalars, nothing deeper.
function copyLocals(v: object): object {
  const copy: Record<string, unknown> = { ...v };
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice();
  }
  return copy;
}
