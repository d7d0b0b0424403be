import type { Seat } from '../../basics.js';
import { dataOf } from '../../match-data.js';
import { copyOf, forkFor } from '../../fork.js';
import type { Match } from '../../match.js';
import { answer } from '../../run.js';
import { walk } from '../../secrecy/walk.js';
import { Broken } from '../finding.js';
import { listenTo, type Moment } from '../moment.js';
import { playedOf } from '../played.js';
import {
  difference,
  shownDifference,
  shownTo,
  textDifference,
  unordered,
  type Shown,
} from '../sight.js';
import { cardsKnown, sameChoice, seedFrom, worldFor, worldForBoth } from '../worlds.js';

/**
 * Guarantee 5. In a world re-dealt for the observer it sees the same; after the same choice with the same dice it
 * still does, but for what it is shown by right: cards that come to lie open to it, sealed answers that are opened,
 * and what a rule discloses.
 */
export function twoWorlds(moment: Moment, observer: Seat): void {
  const { before, question, choice, after, heard, random } = moment;
  const world = worldFor(before, observer, random);
  world.streams = before.streams.map((stream) => stream.copy());
  moment.redealt.note(before, world, observer);
  const whose = `seat ${observer} can tell two worlds apart that it should not`;
  const atOnce = shownDifference(moment.shownBefore(observer), shownTo(world, observer));
  fail(5, `${whose}, at once`, atOnce);
  const same = sameChoice(world, question, choice);
  if (same === undefined) {
    if (observer === question.seat)
      throw new Broken(5, `${whose}: there it may not ${playedOf(question, choice).option}`);
    return;
  }
  const there = listenTo(world);
  answer(world, question, same);
  const learned = after.barrier || world.barrier;
  const opened = learned && (question.kind === 'together' || question.kind === 'window');
  if (opened || heard.disclosed || there.disclosed) return;
  const change = shownDifference(
    moment.shownAfter(observer),
    shownTo(world, observer, there.events),
  );
  // Cards that came in another order are seen otherwise too, though a hand is shown sorted.
  const seenOtherwise =
    difference(cardsKnown(after, observer), cardsKnown(world, observer)) !== undefined;
  if (change === undefined) {
    if (!seenOtherwise) forkAlike(after, world, observer, seedFrom(random));
    return;
  }
  // What the chooser lays open of its own does not keep it from taking the choice back.
  const byRight = learned || observer !== question.seat;
  if (byRight && seenOtherwise) return;
  fail(5, `${whose}, after the same choice`, change);
}

/** Guarantee 5: a fork depends on nothing the seat cannot know, and its dice are new. */
export function forksAlike({ before, random }: Moment): void {
  const observer = before.seats[random.below(before.seats.length)] as Seat;
  const seed = seedFrom(random);
  const world = worldFor(before, observer, random);
  forkAlike(before, world, observer, seed);
  const ahead = (match: Match): string =>
    match.streams.map((stream) => stream.copy().word()).join(' ');
  if (before.streams.length > 0 && ahead(before) === ahead(world))
    throw new Broken(5, `a fork for seat ${observer} rolls the dice that are still to come`);
}

/** Two worlds that a seat cannot tell apart give it one fork. */
function forkAlike(one: Match, other: Match, seat: Seat, seed: string): void {
  const bytes = (match: Match): string => JSON.stringify(dataOf(forkFor(match, seat, seed)));
  const change = textDifference(bytes(one), bytes(other));
  fail(5, `a fork for seat ${seat} depends on something the seat cannot know`, change);
}

/**
 * Guarantee 6, the proof of the barrier: where everything unknown to chooser and observer is dealt again, the choice
 * shows the observer the same, so that taking it back takes nothing back that anybody learned.
 */
export function learnsNothing(moment: Moment, observer: Seat): void {
  const { before, question, choice, after, random } = moment;
  if (after.barrier) return;
  const world = worldForBoth(before, observer, question.seat, random);
  const same = sameChoice(world, question, choice);
  if (same === undefined) return;
  const { events } = listenTo(world);
  answer(world, question, same);
  const what = `seat ${question.seat} may take its choice back, though seat ${observer} learned something by it`;
  if (world.barrier) throw new Broken(6, `${what}: in another deal the same choice cannot be`);
  fail(6, what, shownDifference(moment.shownAfter(observer), shownTo(world, observer, events)));
}

/** Guarantee 5: the order inside an unordered place means nothing, so equal copies cannot be told apart. */
export function copiesAlike(moment: Moment): void {
  const { before, question, choice, after, random } = moment;
  const world = copyOf(before);
  walk(world.prepared.game.secrecy, world.s, {
    place(cards, node) {
      if (node.ordered) return;
      for (let i = cards.length - 1; i > 0; i--) {
        const k = random.below(i + 1);
        [cards[i], cards[k]] = [cards[k] as never, cards[i] as never];
      }
    },
  });
  const what = (seat: Seat): string =>
    `seat ${seat} can see the order in which cards lie in a hand`;
  for (const seat of before.seats)
    fail(5, what(seat), orderSeen(moment.shownBefore(seat), shownTo(world, seat)));
  const same = sameChoice(world, question, choice);
  if (same === undefined) throw new Broken(5, `${what(question.seat)}: its choice depends on it`);
  const { events } = listenTo(world);
  answer(world, question, same);
  if (after.barrier && world.barrier) return;
  for (const seat of before.seats)
    fail(5, what(seat), orderSeen(moment.shownAfter(seat), shownTo(world, seat, events)));
}

/** Where two sights differ by more than the order of a menu. */
function orderSeen(one: Shown, other: Shown): string | undefined {
  if (one.text === other.text) return undefined;
  return difference(unordered(one.sight), unordered(other.sight));
}

function fail(guarantee: 5 | 6, what: string, change: string | undefined): void {
  if (change !== undefined) throw new Broken(guarantee, `${what}: ${change}`);
}
