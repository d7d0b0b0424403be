import type { Ask, Seat } from '@destrier/engine';
import type { Entry } from '@destrier/text';
import { blockedIds, chooseAt, meant } from '../menu.js';
import { rulebookOf, ruleWith } from '../rulebook.js';
import { print, printRefusal, type Session } from '../session.js';
import { printRule } from './rules.js';

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
  if (typed === '') return print(session, 'cli.why.which');
  const byNumber = /^[0-9]+$/.test(typed) ? numbered[Number(typed) - 1] : undefined;
  const [entry] = byNumber ?? meant(entries, typed);
  if (entry !== undefined) {
    print(session, 'cli.why.possible', { option: { said: entry.text } });
    return printRuleWith(session, entry.ask.rule);
  }
  const blocked = blockedIds(asks).find((id) => id.startsWith(typed.toLowerCase()));
  const id = blocked ?? typed;
  // Asked of a copy: nothing happens at the table.
  const answer = chooseAt(session.table.fork(), seat, asks, id);
  if (answer.ok) return print(session, 'cli.why.possible', { option: { said: id } });
  printRefusal(session, answer.refusal);
  printRuleWith(session, answer.refusal.rule);
}

function printRuleWith(session: Session, id: string | null): void {
  const { box, speaker } = session;
  const book = id === null ? undefined : rulebookOf(box, speaker.language);
  const rule = book === undefined || id === null ? undefined : ruleWith(book, id);
  if (rule !== undefined) printRule(session, rule);
}
