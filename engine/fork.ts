import type { Card, Seat } from './basics.js';
import { bit, cardOf, kindOf, knowersOf, knownTo, type Seats } from './cards.js';
import { copierOf } from './copy.js';
import { copyMatch } from './data.js';
import { stepOf } from './frames.js';
import { streamsOf, type Fiber, type Frame, type Match } from './match.js';
import { menuOf } from './questions.js';
import { streamFrom, type Stream } from './random.js';
import { stockOf, type Fits, type Place } from './secrecy/declare.js';
import { sees } from './secrecy/view.js';
import { walk } from './secrecy/walk.js';
import { tableKey } from './seed.js';

interface Slot {
  readonly owner: Seat | -1;
  readonly fits: Fits | undefined;
}

/** An independent copy. */
export function copyOf(match: Match): Match {
  return copyMatch(match, copierOf(match.prepared.game));
}

/**
 * A copy in which everything this seat cannot know is dealt anew from the caller's seed: unknown cards, hidden
 * values, sealed answers of others, all dice ahead. It depends on nothing the seat cannot see.
 */
export function forkFor(match: Match, seat: Seat, seed: string): Match {
  const fork = copyOf(match);
  const random = streamFrom(seed, 'fork');
  const taken = fork.streams.map((stream) => stream.taken);
  let key: string | undefined;
  fork.streams = streamsOf(fork.prepared, () => (key ??= tableKey(forkSeed(seed))), taken);
  redeal(fork, seat, random);
  for (let i = 0; i < fork.fibers.length; i++) reseal(fork, i, seat, random);
  return fork;
}

/** The seed of the table that stands in a fork. */
export function forkSeed(seed: string): string {
  return `fork ${seed}`;
}

/**
 * What others have sealed is drawn anew from what they could answer in this world: their own answer may be
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

/** A place that the seat cannot look into. */
interface Veiled {
  readonly place: Card[];
  readonly node: Place;
  readonly owner: Seat | -1;
}

function redeal(match: Match, seat: Seat, random: Stream): void {
  const own = bit(seat);
  const veiled: Veiled[] = [];
  const open: Card[][] = [];
  const secrets: (() => void)[] = [];
  walk(match.prepared.game.secrecy, match.s, {
    place(place, node, owner) {
      if (sees(node.sight, owner, seat)) open.push(place);
      else veiled.push({ place, node, owner });
    },
    secret(node, owner, _trail, fields, key) {
      if (sees(node.sight, owner, seat)) return;
      secrets.push(() => (fields[key] = node.redeal(fields[key], random, match.s)));
    },
  });
  const stocks = new Map<string, Veiled[]>();
  for (const one of veiled) {
    const stock = stocks.get(stockOf(one.node));
    if (stock === undefined) stocks.set(stockOf(one.node), [one]);
    else stock.push(one);
  }
  for (const stock of stocks.values()) deal(match, stock, own, random);
  // What others know, even of a card the seat holds, and in which order a hand is held, is hidden from it too.
  for (const place of open) forget(place, own);
  for (const { place, node } of veiled) {
    forget(place, own);
    if (!node.ordered) place.sort((a, b) => a - b);
  }
  // After the cards: what a secret may be can depend on where they lie.
  for (const redealOne of secrets) redealOne();
}

function forget(place: Card[], own: Seats): void {
  for (let i = 0; i < place.length; i++) {
    const card = place[i] as Card;
    place[i] = knownTo(card, knowersOf(card) & own);
  }
}

function deal(match: Match, stock: readonly Veiled[], own: Seats, random: Stream): void {
  const found: number[] = [];
  for (const { place } of stock)
    for (const card of place) if ((knowersOf(card) & own) === 0) found.push(kindOf(card));
  // Sorted first: two worlds the seat cannot tell apart must give one fork.
  const kinds = Int32Array.from(found).sort();
  for (let i = kinds.length - 1; i > 0; i--) {
    const k = random.below(i + 1);
    const kind = kinds[i] as number;
    kinds[i] = kinds[k] as number;
    kinds[k] = kind;
  }
  const dealt = stock.some(({ node }) => node.fits !== undefined)
    ? fitted(match, slotsOf(stock, own), kinds)
    : kinds;
  let next = 0;
  for (const { place } of stock)
    for (let i = 0; i < place.length; i++)
      if ((knowersOf(place[i] as Card) & own) === 0) place[i] = cardOf(dealt[next++] as number);
}

function slotsOf(stock: readonly Veiled[], own: Seats): Slot[] {
  const slots: Slot[] = [];
  for (const { place, node, owner } of stock) {
    const slot = { owner, fits: node.fits };
    for (const card of place) if ((knowersOf(card) & own) === 0) slots.push(slot);
  }
  return slots;
}

/** A deal in which every slot gets what fits it, as far as there is one: augmenting paths over the shuffled kinds. */
function fitted(match: Match, slots: readonly Slot[], kinds: Int32Array): number[] {
  const holder: number[] = Array.from(kinds, () => -1);
  const fits = (at: number, k: number): boolean => {
    const { fits: judge, owner } = slots[at] as Slot;
    return judge?.(match.s, owner, match.prepared.kinds[kinds[k] as number] as string) ?? true;
  };
  // Nobody gives back what he holds: what is free is never before this one.
  let free = 0;
  const seek = (at: number, tried: Set<number>): boolean => {
    // One that nobody holds first: nearly every slot finds one, and nobody has to give way.
    while (holder[free] !== undefined && holder[free] !== -1) free++;
    for (let k = free; k < kinds.length; k++) {
      if (holder[k] !== -1 || !fits(at, k)) continue;
      holder[k] = at;
      return true;
    }
    for (let k = 0; k < kinds.length; k++) {
      if (tried.has(k) || !fits(at, k)) continue;
      tried.add(k);
      if (!seek(holder[k] as number, tried)) continue;
      holder[k] = at;
      return true;
    }
    return false;
  };
  const all = slots.map((_, at) => at);
  const constrained = all.filter((at) => slots[at]?.fits !== undefined);
  const homeless = constrained.filter((at) => !seek(at, new Set()));
  // The others take what is left.
  const others = [...homeless, ...all.filter((at) => slots[at]?.fits === undefined)];
  const dealt: number[] = [];
  holder.forEach((at, k) => {
    dealt[at === -1 ? (others.shift() as number) : at] = kinds[k] as number;
  });
  return dealt;
}
