import { isNews, need, type Section, type Seat } from '@destrier/engine';
import { print, type Session } from './session.js';
import { BULLET, printRule, sheetOf } from './table-screen.js';
import type { Look } from './terminal.js';
import { wrap } from './wrap.js';

/** The screen of a game that is shown at a glance: table, news and question together are no higher than the terminal. */

/** A rule and where one types; a screen that is not cleared begins with an empty line. */
const fixedLines = ({ terminal }: Session): number => (terminal.plain ? 3 : 2);
const HINT_LINES = 1;
const NEWS_LINES = 2;
const FEWEST_LINES = 3;

/** How many lines the table may have: a little less than half of the screen. */
const tableLines = ({ terminal }: Session): number => Math.floor(terminal.height / 2) - 1;

/** How many lines are left for a menu under a question of this height. */
export function menuLines(session: Session, question: number): number {
  const other = tableLines(session) + fixedLines(session) + HINT_LINES + NEWS_LINES + question;
  return Math.max(FEWEST_LINES, session.terminal.height - other);
}

export function heightOf({ width }: { readonly width: number }, text: string, look: Look): number {
  if (look.drawn === true) return text.split('\n').length;
  return wrap(text, width, look.first, look.rest).length;
}

/** A session whose terminal only keeps what is printed. */
export interface Recorded {
  readonly session: Session;
  /** How many lines it is. */
  height(): number;
  /** Prints it at the true terminal. */
  print(): void;
}

export function recorded(session: Session): Recorded {
  const { terminal } = session;
  const kept: { readonly text: string; readonly look: Look }[] = [];
  const keeper = Object.create(terminal, {
    print: { value: (text: string, look: Look = {}) => void kept.push({ text, look }) },
  }) as typeof terminal;
  return {
    session: { ...session, terminal: keeper },
    height: () => kept.reduce((sum, { text, look }) => sum + heightOf(terminal, text, look), 0),
    print() {
      for (const { text, look } of kept) terminal.print(text, look);
    },
  };
}

/** The table, what happened as far as there is room, and below it the question. */
export function printAtAGlance(session: Session, seat: Seat, question: Recorded): void {
  const { box, table, speaker, terminal } = session;
  const { table: shown } = need(box.glance, 'a glance');
  const lines = shown(table.view(seat) as never, speaker.language, {
    ...sheetOf(session, seat),
    lines: tableLines(session),
    plain: terminal.plain,
  });
  terminal.fresh();
  terminal.print(lines.join('\n'), { drawn: true });
  printRule(session);
  const room = terminal.height - fixedLines(session) - lines.length - question.height();
  printShortNews(session, seat, room);
  question.print();
}

/** The last events, in at most so many lines; what was to be noticed comes first. */
function printShortNews(session: Session, seat: Seat, lines: number): void {
  const { notice, news, speaker, table, terminal } = session;
  session.notice = null;
  const look = { first: terminal.plain ? '' : BULLET, rest: '  ' };
  let left = lines;
  if (notice !== null) {
    terminal.print(notice, { style: 'accent' });
    left -= heightOf(terminal, notice, {});
  }
  const texts = table
    .events(seat, news[seat]?.from ?? 0)
    .filter(isNews)
    .map((event) => speaker.event(event));
  const heights = texts.map((text) => heightOf(terminal, text, look));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  // One line says how many are left out.
  let room = whole <= left ? left : left - 1;
  let from = texts.length;
  for (; from > 0; from--) {
    room -= need(heights[from - 1], 'a height');
    if (room < 0) break;
  }
  if (from > 0 && left > 0) print(session, 'cli.log.earlier', { count: from }, 'dim');
  for (const text of texts.slice(from)) terminal.print(text, look);
}

function sectionsOf(session: Session, seat: Seat): readonly Section[] {
  const { box, speaker, table } = session;
  return (
    box.glance?.sections(table.view(seat) as never, speaker.language, sheetOf(session, seat)) ?? []
  );
}

/** The part of the table that is called so. */
export function sectionCalled(session: Session, seat: Seat, typed: string): Section | undefined {
  const wanted = typed.toLowerCase();
  return sectionsOf(session, seat).find(({ word }) => word === wanted);
}

export function printSection({ terminal }: Session, { text }: Section): void {
  terminal.print(text, { drawn: true });
}

/** The words for the parts of the table. */
export function sectionWords(session: Session, seat: Seat): string {
  return sectionsOf(session, seat)
    .map(({ word }) => word)
    .join(', ');
}
