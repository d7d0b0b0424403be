import type { Seat } from '../../basics.js';
import { kindOf, knows } from '../../cards.js';
import type { Match } from '../../match.js';
import { menuOf } from '../../questions.js';
import { answer } from '../../run.js';
import { maskOf } from '../../secrecy/classes.js';
import { stockOf } from '../../secrecy/declare.js';
import { sees } from '../../secrecy/view.js';
import { groupOf, pathOf, walk } from '../../secrecy/walk.js';
import { Broken } from '../finding.js';
import { listenTo, type Moment } from '../moment.js';
import { shownDifference, shownTo } from '../sight.js';
import { sameChoice, worldFor } from '../worlds.js';

/** Worlds that must agree before something counts as certain, and how many are tried to get them. */
const WORLDS = 40;
const TRIES = 240;

/**
 * Guarantee 5, the other side of secrecy: what a seat saw going somewhere it still knows to be there. Suspected where
 * the count of known cards of a kind sinks; proved by worlds re-dealt for the seat before the choice: if the card lies
 * in one place in all of them, the seat can tell, and must not be dealt another.
 */
export function forgetsNothing(moment: Moment, seat: Seat): void {
  const { before, after } = moment;
  if (before.streams.some((stream, i) => stream.taken !== after.streams[i]?.taken)) return;
  const held = holdingsOf(before, seat);
  const now = holdingsOf(after, seat);
  const worldAt = worldsAfter(moment, seat);
  for (const kind of suspects(held, now)) {
    const place = certainPlace(worldAt, kind, held, now);
    if (place !== undefined)
      throw new Broken(
        5,
        `seat ${seat} saw ${before.prepared.kinds[kind]} go to .${place} but no longer knows that it is there`,
      );
  }
}

/** What a seat knows of one place. */
interface Holding {
  /** The hidden cards of which this place has some. */
  readonly group: string;
  readonly stock: string;
  /** Kinds that are known by their class only. */
  readonly masked: (kind: number) => boolean;
  /** Cards can leave it without the seat's knowing which. */
  readonly veiled: boolean;
  readonly kinds: readonly number[];
  readonly known: readonly number[];
}
type Holdings = ReadonlyMap<string, Holding>;

function holdingsOf(match: Match, seat: Seat): Holdings {
  const holdings = new Map<string, Holding>();
  walk(match.prepared.game.secrecy, match.s, {
    place(cards, node, owner, trail) {
      const open = sees(node.sight, owner, seat);
      const known = open ? cards : cards.filter((card) => knows(card, seat));
      const veiled = !open && !node.ordered;
      const mask = maskOf(match.prepared, node);
      holdings.set(pathOf(trail), {
        group: groupOf(node, owner, trail),
        stock: stockOf(node),
        masked: (kind) => (mask?.[kind] ?? kind) !== kind,
        veiled,
        kinds: cards.map(kindOf),
        known: known.map(kindOf),
      });
    },
  });
  return holdings;
}

const count = (kinds: readonly number[], kind: number): number =>
  kinds.reduce((sum, one) => (one === kind ? sum + 1 : sum), 0);

function suspects(held: Holdings, now: Holdings): number[] {
  const changed = [...held].filter(([path, { known }]) => isOther(known, now.get(path)?.known));
  const kinds = new Set(changed.flatMap(([, { known }]) => known));
  return [...kinds].filter((kind) => {
    let lost = 0;
    for (const [path, before] of changed) {
      const after = now.get(path);
      const fewer = count(before.known, kind) - count(after?.known ?? [], kind);
      if (fewer < 0 || !mayLeaveUnseen(before, after)) lost += fewer;
    }
    return lost > 0;
  });
}

function isOther(one: readonly number[], other: readonly number[] = []): boolean {
  return one.length !== other.length || one.some((kind, i) => kind !== other[i]);
}

// Out of a hand the seat does not see, a card may leave unseen: it is right to forget, unless none left.
function mayLeaveUnseen(before: Holding, after: Holding | undefined): boolean {
  const left = (kind: number): boolean =>
    count(before.kinds, kind) > count(after?.kinds ?? [], kind);
  return before.veiled && before.kinds.some(left);
}

/** A place the card went to, for all the seat can tell, though it is not said to know that. */
function certainPlace(
  worldAt: (n: number) => Holdings | undefined,
  kind: number,
  held: Holdings,
  now: Holdings,
): string | undefined {
  let possible = [...now].filter(([path, { known, kinds }]) => {
    const before = held.get(path);
    const gained = count(kinds, kind) > count(before?.kinds ?? [], kind);
    const dimmed = count(known, kind) < count(before?.known ?? [], kind);
    return count(kinds, kind) > count(known, kind) && (gained || dimmed);
  });
  const least = new Map(possible.map(([path, { kinds }]) => [path, count(kinds, kind)]));
  let agreed = 0;
  for (; agreed < WORLDS && possible.length > 0; agreed++) {
    const there = worldAt(agreed);
    if (there === undefined) return undefined;
    for (const [path] of possible)
      least.set(path, Math.min(least.get(path) ?? 0, count(there.get(path)?.kinds ?? [], kind)));
    possible = possible.filter(([path]) => (least.get(path) ?? 0) > provable(now, path, kind));
  }
  return possible[0]?.[0];
}

/** Copies of a kind that the seat knows or can count out to lie in a place. */
function provable(now: Holdings, path: string, kind: number): number {
  const here = now.get(path) as Holding;
  const rest = [...now].filter(
    ([other, { group, stock }]) =>
      other !== path && (here.masked(kind) ? stock === here.stock : group === here.group),
  );
  const unknown = ({ kinds, known }: Holding): number => kinds.length - known.length;
  const missing = [here, ...rest.map(([, one]) => one)].reduce(
    (sum, { kinds, known }) => sum + count(kinds, kind) - count(known, kind),
    0,
  );
  const elsewhere = rest.reduce((sum, [, one]) => sum + unknown(one), 0);
  return count(here.known, kind) + Math.max(0, missing - elsewhere);
}

/** Worlds as they may be for the seat after the choice, made once for all kinds; undefined where no more are found. */
function worldsAfter(moment: Moment, seat: Seat): (n: number) => Holdings | undefined {
  const found: Holdings[] = [];
  let tries = 0;
  return (n) => {
    for (; found.length <= n && tries < TRIES; tries++) {
      const world = worldAfter(moment, seat);
      if (world !== undefined) found.push(holdingsOf(world, seat));
    }
    return found[n];
  };
}

/** A world as it may be for the seat after the choice: its own is known to it, another's only by what it shows. */
function worldAfter(moment: Moment, seat: Seat): Match | undefined {
  const { before, question, choice, random } = moment;
  const world = worldFor(before, seat, random);
  if (seat === question.seat) {
    const same = sameChoice(world, question, choice);
    if (same === undefined) return undefined;
    answer(world, question, same);
    return world;
  }
  const menu = menuOf(world, question, world.menu, false);
  if (menu.count === 0) return undefined;
  const { events } = listenTo(world);
  answer(world, question, menu.nth(random.below(menu.count)));
  const sealed = question.kind === 'together' || question.kind === 'window';
  const alike = sealed || !shownDifference(moment.shownAfter(seat), shownTo(world, seat, events));
  return alike ? world : undefined;
}
