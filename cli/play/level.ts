import type { Ask } from '@destrier/engine';
import {
  blockedOf,
  explained,
  linesOf,
  NAMED_AT_MOST,
  type Entry,
  type Factored,
  type Line,
} from '@destrier/text';
import { labelsOf } from './pick.js';
import { print, tell, type Session } from './session.js';

/** What is on the screen to choose from: a menu, or the parts of a factored choice. */
export type Level = Menu | Pick;

export interface Menu {
  readonly kind: 'menu';
  readonly lines: readonly Line[];
  page: number;
}

export interface Pick {
  readonly kind: 'pick';
  readonly entry: Entry;
  readonly offer: Factored;
}

/** Lines of a screen that are needed for other things than a menu. */
const OTHER_LINES = 8;
const FEWEST_LINES = 6;
const BLOCKED_AT_MOST = 5;

/** How many lines of a menu fit on a screen. */
export function room({ terminal }: Session): number {
  return Math.max(FEWEST_LINES, terminal.height - OTHER_LINES);
}

export function menuLevel(session: Session, entries: readonly Entry[]): Level {
  const { speaker, box } = session;
  return { kind: 'menu', lines: linesOf(entries, room(session), speaker, box.game.idle), page: 0 };
}

export function pageCount(session: Session, lines: readonly Line[]): number {
  return Math.max(1, Math.ceil(lines.length / room(session)));
}

export function printLevel(
  session: Session,
  asks: readonly Ask[],
  level: Level,
  isNested: boolean,
): void {
  if (level.kind === 'menu') printMenu(session, level);
  else printPick(session, level.offer);
  if (level.kind === 'menu' && !isNested) printBlocked(session, asks);
  const { speaker, terminal } = session;
  const hints = hintsOf(session, level);
  if (isNested) hints.push(tell(speaker, 'cli.hint.back'));
  for (const line of terminal.plain ? hints : [hints.join(' · ')])
    terminal.print(line, { style: 'dim' });
}

function printMenu(session: Session, { lines, page }: Menu): void {
  const from = page * room(session);
  const shown = lines.slice(from, from + room(session));
  shown.forEach((line, i) => {
    const isFirstAnytime = line.anytime && (i === 0 || shown[i - 1]?.anytime === false);
    if (isFirstAnytime) print(session, 'cli.anytime', {}, 'dim');
    printLabelled(session, String(from + i + 1), line.text, lines.length);
  });
  if (pageCount(session, lines) > 1)
    print(
      session,
      'cli.pageOf',
      { first: from + 1, last: from + shown.length, all: lines.length },
      'dim',
    );
}

function printLabelled({ terminal }: Session, label: string, text: string, count: number): void {
  const first = terminal.plain ? `${label}. ` : ` ${label.padStart(String(count).length)}  `;
  terminal.print(text, { first, rest: ' '.repeat(first.length) });
}

function printPick(session: Session, offer: Factored): void {
  if (offer.form === 'number') return;
  const { items } = offer;
  const { speaker } = session;
  const texts = items.map((item) => explained(speaker.word(item), speaker.effect([item])));
  labelsOf(items).forEach((label, i) =>
    printLabelled(session, label, texts[i] as string, items.length),
  );
}

function hintsOf({ speaker }: Session, level: Level): string[] {
  if (level.kind === 'menu') return [tell(speaker, 'cli.hint.menu')];
  const { offer } = level;
  if (offer.form === 'order')
    return [tell(speaker, 'cli.pick.order', { count: offer.items.length })];
  const { form, min, max } = offer;
  if (form === 'number') return [tell(speaker, 'cli.pick.number', { min, max })];
  if (min === max) return [tell(speaker, 'cli.pick.exactly', { max })];
  const several = tell(speaker, 'cli.pick.subset', { min, max });
  return min === 0 ? [several, tell(speaker, 'cli.hint.none')] : [several];
}

function printBlocked(session: Session, asks: readonly Ask[]): void {
  const { speaker, terminal } = session;
  const all = blockedOf(asks, speaker);
  if (terminal.plain && all.length > 0) print(session, 'cli.notPossible');
  for (const { option, reason, rule, count } of all.slice(0, BLOCKED_AT_MOST)) {
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
  const more = all.slice(BLOCKED_AT_MOST).reduce((sum, { count }) => sum + count, 0);
  if (more > 0) print(session, 'cli.moreBlocked', { count: more }, 'dim');
}
