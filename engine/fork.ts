import type { Seat } from './basics.js';
import { bit, type Seats } from './cards.js';
import { copierOf } from './copy.js';
import { copyMatch } from './match-data.js';
import { stepOf } from './frames.js';
import { streamsOf, type Fiber, type Frame, type Match } from './match.js';
import { menuOf } from './questions.js';
import { streamFrom, type Stream } from './random.js';
import { redeal } from './redeal.js';
import { tableKey } from './seed.js';

/** An independent copy. */
export function copyOf(match: Match): Match {
  return copyMatch(match, copierOf(match.prepared.game));
}

/**
 * A copy in which everything this seat cannot know is dealt again from the caller's seed: unknown cards, hidden
 * values, sealed answers of others, all dice ahead. It depends on nothing the seat cannot see.
 */
export function forkFor(match: Match, seat: Seat, seed: string): Match {
  return forkAmong(match, seat, bit(seat), seed);
}

/** The same, where the seat has been told what these owners hold. */
export function forkAmong(match: Match, seat: Seat, owners: Seats, seed: string): Match {
  const fork = copyOf(match);
  const random = streamFrom(seed, 'fork');
  const taken = fork.streams.map((stream) => stream.taken);
  let key: string | undefined;
  fork.streams = streamsOf(fork.prepared, () => (key ??= tableKey(forkSeed(seed))), taken);
  redeal(fork, seat, owners, random);
  for (let i = 0; i < fork.fibers.length; i++) reseal(fork, i, seat, random);
  return fork;
}

/** The seed of the table that stands in a fork. */
export function forkSeed(seed: string): string {
  return `fork ${seed}`;
}

/**
 * What others have sealed is drawn again from what they could answer in this world: their own answer may be
 * impossible here and would tell. That they have answered is public and stays.
 */
function reseal(match: Match, at: number, seat: Seat, random: Stream): void {
  const fiber = match.fibers[at] as Fiber;
  const depth = fiber.stack.length - 1;
  const step = depth < 0 ? undefined : stepOf(match, fiber.stack[depth] as Frame);
  if (step?.kind !== 'together' && step?.kind !== 'window') return;
  for (const other of match.seats) {
    if (other === seat || (fiber.sealed[other] ?? null) === null) continue;
    const question = { kind: step.kind, seat: other, fiber: at, depth, spec: step };
    const menu = menuOf(match, question, match.menu, false);
    if (menu.count > 0) {
      fiber.sealed[other] = menu.nth(random.below(menu.count));
      continue;
    }
    // Nothing could be answered in this world: the question is open again.
    fiber.sealed[other] = null;
    fiber.clock--;
    match.n--;
  }
  if (fiber.sealed.every((choice) => choice === null)) fiber.sealed = [];
}
