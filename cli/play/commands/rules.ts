import type { Ledger, Rule } from '@destrier/engine/ledger';
import { rulebookOf, rulesAbout, ruleText, ruleWith } from '../rulebook.js';
import { print, type Session } from '../session.js';
import { printThings } from './things.js';

const SHOWN_WHOLE = 3;

/** The rule with this id, the rules of this chapter, what a thing of this name does and the rules with this word, or all chapters. */
export function printRules(session: Session, typed: string): void {
  const { box, speaker } = session;
  const book = rulebookOf(box, speaker.language);
  if (book === undefined) return print(session, 'cli.rules.none');
  if (typed === '') return printChapters(session, book);
  const exact = ruleWith(book, typed);
  if (exact !== undefined) return printRule(session, exact);
  const chapter = book.chapters.find(({ number }) => String(number) === typed);
  if (chapter !== undefined) return printChapter(session, book, chapter.number);
  const isThing = printThings(session, typed);
  const found = rulesAbout(book, typed);
  if (found.length === 0 && isThing) return;
  if (found.length === 0)
    return print(session, 'cli.rules.unknown', { typed: { said: typed } }, 'alarm');
  if (found.length <= SHOWN_WHOLE) return found.forEach((rule) => printRule(session, rule));
  print(session, 'cli.rules.found', { typed: { said: typed }, count: found.length });
  for (const { id, title = '' } of found) session.terminal.print(`${id} ${title}`, { first: '  ' });
}

function printChapters(session: Session, { chapters, rules }: Ledger): void {
  print(session, 'cli.rules.chapters', { example: { said: rules[0]?.id ?? '' } });
  for (const { number, title } of chapters) {
    const own = rules.filter((rule) => rule.chapter === number);
    print(session, 'cli.rules.chapter', {
      number,
      title: { said: title },
      count: own.length,
      first: { said: own[0]?.id ?? '' },
      last: { said: own.at(-1)?.id ?? '' },
    });
  }
}

/** All rules of a chapter. */
function printChapter(session: Session, { rules }: Ledger, number: number): void {
  for (const rule of rules) if (rule.chapter === number) printRule(session, rule);
}

export function printRule({ terminal }: Session, rule: Rule): void {
  terminal.print(ruleText(rule), { first: '  ' });
}
