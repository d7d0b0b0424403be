import { need, type Ask, type Seat } from '@destrier/engine';
import {
  blockedOf,
  explained,
  linesOf,
  NAMED_AT_MOST,
  type Entry,
  type Factored,
  type Line,
} from '@destrier/text';
import { heightOf, menuLines, sectionWords } from './glance.js';
import { sideBySide } from './lists.js';
import { labelsOf } from './pick.js';
import { print, tell, type Session } from './session.js';
import type { Look } from './terminal.js';
import { wrap } from './wrap.js';

/** What is on the screen to choose from: a menu, or the parts of a factored choice. */
export type Level = Menu | Filled;

export interface Menu {
  readonly kind: 'menu';
  readonly lines: readonly Line[];
  /** Where its pages begin. */
  readonly pages: readonly number[];
  /** How many lines an option may have. */
  readonly each: number;
  page: number;
}

export interface Filled {
  readonly kind: 'pick';
  readonly entry: Entry;
  readonly offer: Factored;
}

/** A question, as far as a level has to know it. */
export interface Asked {
  readonly session: Session;
  readonly seat: Seat;
  readonly asks: readonly Ask[];
  /** How many lines a menu may have. */
  readonly room: number;
}

/** Lines of a screen that are needed for other things than a menu. */
const OTHER_LINES = 8;
const FEWEST_LINES = 6;
const BLOCKED_AT_MOST = 5;
/** So many lines of what an option says, where the screen is kept to; `why` says all of it. */
const OPTION_LINES = 2;

/** How many lines of a menu fit on a screen, below a question of this height where it has to. */
export function roomFor(session: Session, question: number): number {
  const { box, terminal } = session;
  if (box.glance !== undefined) return menuLines(session, question);
  return Math.max(FEWEST_LINES, terminal.height - OTHER_LINES);
}

export function menuLevel(session: Session, entries: readonly Entry[], room: number): Level {
  const { speaker, box } = session;
  const lines = linesOf(entries, room, speaker, box.game.idle);
  return { kind: 'menu', lines, ...pagesOf(session, lines, room), page: 0 };
}

/** Where the pages begin. On a screen that is kept to, options say all they can on one page, else what a line holds. */
function pagesOf(
  session: Session,
  lines: readonly Line[],
  room: number,
): Pick<Menu, 'pages' | 'each'> {
  const isKept = session.box.glance !== undefined;
  const highest = isKept ? OPTION_LINES : Infinity;
  const whole = lines.reduce((sum, _, i) => sum + heightIn(session, lines, i, highest), 0);
  if (isKept ? whole <= room : lines.length <= room) return { pages: [0], each: highest };
  // A line says which page it is, and another may say what is possible at any time.
  const most = isKept ? room - 2 : room;
  const pages = Array.from({ length: Math.ceil(lines.length / most) }, (_, page) => page * most);
  return { pages, each: isKept ? 1 : highest };
}

function heightIn(session: Session, lines: readonly Line[], i: number, each: number): number {
  const line = need(lines[i], 'a line');
  const { text, look } = labelled(session, String(i + 1), line.text, lines.length, each);
  const isFirstAnytime = line.anytime && lines[i - 1]?.anytime !== true;
  return heightOf(session.terminal, text, look) + (isFirstAnytime ? 1 : 0);
}

export function printLevel(asking: Asked, level: Level, isNested: boolean): void {
  const { session, asks, room } = asking;
  if (level.kind === 'menu') printMenu(session, level);
  else printPick(session, level.offer, room);
  const isTop = level.kind === 'menu' && !isNested;
  const isShort = session.box.glance !== undefined;
  if (isTop && !isShort) printBlocked(session, asks, BLOCKED_AT_MOST);
  const { speaker, terminal } = session;
  const hints = hintsOf(session, level);
  if (isNested) hints.push(tell(speaker, 'cli.hint.back'));
  if (isShort) hints.push(...shortHints(asking, isTop));
  for (const line of terminal.plain && !isShort ? hints : [hints.join(' · ')])
    terminal.print(line, { style: 'dim' });
}

/** What is not possible, and what more there is to look at. */
function shortHints({ session, seat, asks }: Asked, isTop: boolean): string[] {
  const count = isTop ? asks.reduce((sum, { blocked = [] }) => sum + blocked.length, 0) : 0;
  const blocked = count === 0 ? [] : [tell(session.speaker, 'cli.hint.blocked', { count })];
  return [...blocked, sectionWords(session, seat)];
}

function printMenu(session: Session, { lines, page, pages, each }: Menu): void {
  const from = pages[page] ?? 0;
  const shown = lines.slice(from, pages[page + 1]);
  shown.forEach((line, i) => {
    const isFirstAnytime = line.anytime && (i === 0 || shown[i - 1]?.anytime === false);
    if (isFirstAnytime) print(session, 'cli.anytime', {}, 'dim');
    printLabelled(session, String(from + i + 1), line.text, lines.length, each);
  });
  if (pages.length > 1)
    print(
      session,
      'cli.pageOf',
      { first: from + 1, last: from + shown.length, all: lines.length },
      'dim',
    );
}

function labelled(
  { terminal }: Session,
  label: string,
  said: string,
  count: number,
  most: number,
): { readonly text: string; readonly look: Look } {
  const first = terminal.plain ? `${label}. ` : ` ${label.padStart(String(count).length)}  `;
  const look = { first, rest: ' '.repeat(first.length) };
  const lines = wrap(said, terminal.width - first.length);
  if (lines.length <= most) return { text: said, look };
  const short = lines.slice(0, most).join(' ');
  const isFull = (lines[most - 1] ?? '').length + first.length + 2 > terminal.width;
  return { text: `${isFull ? short.replace(/\s+\S+$/u, '') : short} …`, look };
}

function printLabelled(
  session: Session,
  label: string,
  said: string,
  count: number,
  most = Infinity,
): void {
  const { text, look } = labelled(session, label, said, count, most);
  session.terminal.print(text, look);
}

/** The parts of a choice with what they do; where that is more than fits, by name alone. */
function printPick(session: Session, offer: Factored, room: number): void {
  if (offer.form === 'number') return;
  const { items } = offer;
  const { box, speaker, terminal } = session;
  const labels = labelsOf(items);
  const texts = items.map((item) => explained(speaker.word(item), speaker.effect([item])));
  const high = items.map((_, i) => {
    const { text, look } = labelled(
      session,
      labels[i] ?? '',
      texts[i] ?? '',
      items.length,
      Infinity,
    );
    return heightOf(terminal, text, look);
  });
  if (box.glance !== undefined && high.reduce((sum, height) => sum + height, 0) > room) {
    const names = items.map((item, i) => `${labels[i]} ${speaker.word(item)}`);
    for (const line of sideBySide(names, terminal.width - 1)) terminal.print(line, { first: ' ' });
    return;
  }
  labels.forEach((label, i) => printLabelled(session, label, texts[i] ?? '', items.length));
}

function hintsOf({ box, speaker }: Session, level: Level): string[] {
  if (level.kind === 'menu')
    return [tell(speaker, box.glance === undefined ? 'cli.hint.menu' : 'cli.hint.number')];
  const { offer } = level;
  if (offer.form === 'order')
    return [tell(speaker, 'cli.pick.order', { count: offer.items.length })];
  const { form, min, max } = offer;
  if (form === 'number') return [tell(speaker, 'cli.pick.number', { min, max })];
  if (min === max) return [tell(speaker, 'cli.pick.exactly', { max })];
  const several = tell(speaker, 'cli.pick.subset', { min, max });
  return min === 0 ? [several, tell(speaker, 'cli.hint.none')] : [several];
}

/** What cannot be chosen, and by which rule. */
export function printBlocked(session: Session, asks: readonly Ask[], most: number): void {
  const { speaker, terminal } = session;
  const all = blockedOf(asks, speaker);
  if (terminal.plain && all.length > 0) print(session, 'cli.notPossible');
  for (const { option, reason, rule, count } of all.slice(0, most)) {
    const name =
      count <= NAMED_AT_MOST
        ? option
        : speaker.say('kernel.group', { name: { said: option }, count });
    const values = { option: { said: name }, reason: { said: reason }, rule: { said: rule ?? '' } };
    terminal.print(tell(speaker, rule === null ? 'cli.blocked' : 'cli.blockedBy', values), {
      style: 'dim',
      first: terminal.plain ? '' : ' –  ',
      rest: '    ',
    });
  }
  const more = all.slice(most).reduce((sum, { count }) => sum + count, 0);
  if (more > 0) print(session, 'cli.moreBlocked', { count: more }, 'dim');
}
