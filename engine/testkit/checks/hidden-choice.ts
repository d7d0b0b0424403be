import type { Seat } from '../../basics.js';
import { copyOf } from '../../fork.js';
import type { Match } from '../../match.js';
import type { Choice } from '../../menu.js';
import { menuOf } from '../../questions.js';
import { answer } from '../../run.js';
import { Broken } from '../finding.js';
import { listenTo, type Moment } from '../moment.js';
import { playedOf } from '../played.js';
import { difference, sightOf, type Seen } from '../sight.js';
import { cardsKnown, UNKNOWN } from '../worlds.js';

/**
 * Guarantee 5: if two answers look alike to an observer but for what it still knows of hidden cards, it must not be
 * able to tell from that either. A card it knew in a hand may have left unseen; that another one is still said to be
 * there would tell which.
 */
export function unseenStaysUnseen(moment: Moment, observer: Seat): void {
  const { before, question, choice, random } = moment;
  if (observer === question.seat) return;
  const menu = menuOf(before, question, before.menu, false);
  const other = menu.nth(random.below(menu.count));
  if (other.verb !== choice.verb) return;
  const one = looksAfter(moment, choice, observer);
  const two = looksAfter(moment, other, observer);
  // What was told first: it is short, and mostly differs.
  if (openOf(one.sight.events) !== openOf(two.sight.events)) return;
  if (openOf(one.sight) !== openOf(two.sight)) return;
  const known = cardsKnown(before, observer);
  const change = difference(lostOf(known, one.known), lostOf(known, two.known));
  if (change !== undefined)
    throw new Broken(
      5,
      `seat ${observer} can tell ${playedOf(question, choice).option} from ${playedOf(question, other).option} by what it still knows`,
    );
}

interface Glimpse {
  readonly sight: Seen;
  readonly known: readonly number[][];
}

function looksAfter({ before, question }: Moment, choice: Choice, observer: Seat): Glimpse {
  const match: Match = copyOf(before);
  const { events } = listenTo(match);
  answer(match, question, choice);
  return { sight: sightOf(match, observer, events), known: cardsKnown(match, observer) };
}

/** All but what is known of hidden places. */
function openOf(seen: unknown): string {
  return JSON.stringify(seen, (key, value: unknown) => (key === 'known' ? undefined : value));
}

/** Kinds of which fewer are known than before, as often as that. */
function lostOf(before: readonly number[][], after: readonly number[][]): number[] {
  const left = after.flat();
  return before.flat().filter((kind) => {
    if (kind === UNKNOWN) return false;
    const at = left.indexOf(kind);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
