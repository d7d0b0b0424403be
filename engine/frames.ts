import type { Seat } from './basics.js';
import type { Fiber, Frame, Match } from './match.js';
import type { AnyProc, AnyStep, OfferSpec } from './rules.js';

/** Frames, the steps they stand at, and the offers they carry. */

/** An any-time offer is addressed by its frame and its place among the frame's offers. */
export const OFFERS_PER_FRAME = 64;

export function topOf(fiber: Fiber): Frame | undefined {
  return fiber.stack[fiber.stack.length - 1];
}

export function stepOf(match: Match, frame: Frame): AnyStep | undefined {
  const { steps } = match.prepared.procedures[frame.procedure] as AnyProc;
  // At the end nothing is read: to look beyond a list takes long.
  return frame.at < steps.length ? steps[frame.at] : undefined;
}

/**
 * The branch a fiber is: the stacks it grew out of, each with the clock at which it split. The common stack is ''.
 * Two branches of one seat, one after the other or one inside another, are different.
 */
export function branchOf(match: Match, at: number): string {
  const fiber = match.fibers[at];
  if (fiber === undefined || fiber.up === null) return '';
  const parent = match.fibers[fiber.up] as Fiber;
  return `${branchOf(match, fiber.up)}/${parent.clock}.${fiber.seat}`;
}

/** Whether neither of two branches grew out of the other. */
export function areApart(one: string, other: string): boolean {
  return !`${one}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${one}/`);
}

// From the top frame down to the first closed one.
export function eachOffer(
  match: Match,
  fiber: Fiber,
  visit: (offer: OfferSpec, depth: number, index: number) => void,
): void {
  if (!match.prepared.offering) return;
  for (let depth = fiber.stack.length - 1; depth >= 0; depth--) {
    const procedure = match.prepared.procedures[(fiber.stack[depth] as Frame).procedure] as AnyProc;
    for (let i = 0; i < procedure.offers.length; i++)
      visit(procedure.offers[i] as OfferSpec, depth, i);
    if (procedure.closed) return;
  }
}

/** Whether a seat that is asked here has more to choose from, which it may take at any time. */
export function hasScope(match: Match, fiber: Fiber, seat: Seat): boolean {
  return match.prepared.offering && isOffered(match, fiber, seat);
}

function isOffered(match: Match, fiber: Fiber, seat: Seat): boolean {
  let found = false;
  eachOffer(match, fiber, (offer, depth) => {
    if (offer.kind === 'anytime')
      found ||= offer.who(match, (fiber.stack[depth] as Frame).v).includes(seat);
  });
  return found;
}
