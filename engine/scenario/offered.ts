import type { Seat, Why } from '../basics.js';
import type { Match } from '../match.js';
import { Menu, type Choice, type Offer } from '../menu.js';
import { menuOf, promptOf, questions } from '../questions.js';

/** What becomes of an option now: it can be chosen in the question at this place, a rule forbids it, or it is not there. */
export interface Found {
  /** The place of its question among all that are open; -1: no question of the seat knows it. */
  readonly at: number;
  readonly found: Choice | Why | undefined;
}

export function findOption(match: Match, seat: Seat, option: string): Found {
  const menu = new Menu();
  let best: Found = { at: -1, found: undefined };
  for (const [at, question] of questions(match).entries()) {
    const found =
      question.seat === seat ? menuOf(match, question, menu, true).find(option) : undefined;
    if (found === undefined) continue;
    if (!('rule' in found)) return { at, found };
    if (best.found === undefined) best = { at, found };
  }
  return best;
}

/** The prompts of a seat's questions; asides are not asked. */
export function promptsOf(match: Match, seat: Seat, asides: boolean): string[] {
  return questions(match)
    .filter((question) => question.seat === seat && (asides || question.kind !== 'aside'))
    .map((question) => promptOf(match, question));
}

const LISTED = 24;

/** What a seat may choose now, in words. */
export function offeredText(match: Match, seat: Seat): string {
  const menu = new Menu();
  const offers = questions(match)
    .filter((question) => question.seat === seat)
    .flatMap((question) => menuOf(match, question, menu, false).offers());
  if (offers.length === 0) return 'nothing';
  const more = offers.length > LISTED ? `, and ${offers.length - LISTED} more` : '';
  return `${offers.slice(0, LISTED).map(offerText).join(', ')}${more}`;
}

function offerText(offer: Offer): string {
  switch (offer.form) {
    case 'option':
      return offer.id;
    case 'subset':
      return `${offer.verb} (${offer.min === offer.max ? offer.min : `${offer.min} to ${offer.max}`} of ${offer.items.join(' ')})`;
    case 'number':
      return `${offer.verb} (${offer.min} to ${offer.max})`;
    case 'order':
      return `${offer.verb} (${offer.items.join(' ')} in any order)`;
  }
}
