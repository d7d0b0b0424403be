import type { Ask, Seat } from '@destrier/engine';
import type { Entry } from '@destrier/text';
import { printBlocked } from '../level.js';
import { blockedIds, chooseAt, meant } from '../menu.js';
import { rulebookOf, ruleWith } from '../rulebook.js';
import { print, printRefusal, type Session } from '../session.js';
import { printRule } from './rules.js';
import { printThings } from './things.js';

export interface Question {
  readonly seat: Seat;
  readonly asks: readonly Ask[];
  readonly entries: readonly Entry[];
  /** The lines on the screen, so that a number means the same as when choosing. */
  readonly numbered: readonly (readonly Entry[])[];
}

/** Says whether an option is possible, or why not, with the rule. */
export function printWhy(session: Session, question: Question, typed: string): void {
  const { seat, asks, entries, numbered } = question;
  if (typed === '') return printAllBlocked(session, asks);
  const byNumber = /^[0-9]+$/.test(typed) ? numbered[Number(typed) - 1] : undefined;
  const [entry] = byNumber ?? meant(entries, typed);
  if (entry !== undefined) {
    print(session, 'cli.why.possible', { option: { said: entry.text } });
    return printRuleWith(session, entry.ask.rule);
  }
  const blocked = blockedIds(asks).find((id) => id.startsWith(typed.toLowerCase()));
  if (blocked === undefined && printAbout(session, asks, typed)) return;
  const id = blocked ?? typed;
  // Asked of a copy: nothing happens at the table.
  const answer = chooseAt(session.table.fork(), seat, asks, id);
  if (answer.ok) return print(session, 'cli.why.possible', { option: { said: id } });
  printRefusal(session, answer.refusal);
  printRuleWith(session, answer.refusal.rule);
}

/** What cannot be chosen, each with its reason; where the screen shows that anyway, how to ask. */
function printAllBlocked(session: Session, asks: readonly Ask[]): void {
  print(session, 'cli.why.which');
  if (session.box.glance !== undefined) printBlocked(session, asks, Infinity);
}

/** What cannot be done with something, and what it does; whether there is anything to say. */
function printAbout(session: Session, asks: readonly Ask[], typed: string): boolean {
  const wanted = typed.toLowerCase();
  const { speaker } = session;
  const about = asks.map((ask) => ({
    ...ask,
    blocked: (ask.blocked ?? []).filter(({ verb, words }) =>
      speaker.option(verb, words).toLowerCase().includes(wanted),
    ),
  }));
  const hasReasons = about.some(({ blocked }) => blocked.length > 0);
  if (hasReasons) printBlocked(session, about, Infinity);
  return printThings(session, typed) || hasReasons;
}

function printRuleWith(session: Session, id: string | null): void {
  const { box, speaker } = session;
  const book = id === null ? undefined : rulebookOf(box, speaker.language);
  const rule = book === undefined || id === null ? undefined : ruleWith(book, id);
  if (rule !== undefined) printRule(session, rule);
}
