import type { Seat, Why } from '../basics.js';
import type { Match } from '../match.js';
import { Menu, type Choice, type Offer } from '../menu.js';
import { isChoice, menuOf, promptOf, questions, type Question } from '../questions.js';

/** What becomes of an option now: it can be chosen in this question, a rule forbids it there, or no question knows it. */
export interface Found {
  readonly question: Question | undefined;
  readonly found: Choice | Why | undefined;
}

export function findOption(match: Match, seat: Seat, option: string): Found {
  const menu = new Menu();
  let best: Found = { question: undefined, found: undefined };
  for (const question of questions(match)) {
    const found =
      question.seat === seat ? menuOf(match, question, menu, true).find(option) : undefined;
    if (found === undefined) continue;
    if (isChoice(found)) return { question, found };
    if (best.found === undefined) best = { question, found };
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
