import { isSeat, type Seat } from '@destrier/engine';
import { printSection, sectionCalled } from '../glance.js';
import { freeName, record, save } from '../keep.js';
import { quit } from '../leave.js';
import { asksOf } from '../menu.js';
import type { Asking, AskOutcome } from '../question.js';
import { humans } from '../seating.js';
import { print, tell, type Session } from '../session.js';
import { printEvents, printView } from '../table-screen.js';
import { printHelp } from './help.js';
import { printHint } from './hint.js';
import { printRules } from './rules.js';
import { undo } from './undo.js';
import { printWhy } from './why.js';
import type { TypedCommand } from './words.js';

/** Carries out a command at a question. */
export async function runCommand(
  asking: Asking,
  { word, argument }: TypedCommand,
): Promise<AskOutcome> {
  const { session, seat } = asking;
  switch (word) {
    case 'help':
      printHelp(session, seat);
      return 'stay';
    case 'why':
      printWhy(session, { ...asking, numbered: numbered(asking) }, argument);
      return 'stay';
    case 'rules':
      printRules(session, argument);
      return 'stay';
    case 'undo':
      return undo(session, seat) ? 'done' : 'stay';
    case 'view':
      lookAt(session, seat, argument);
      return 'stay';
    case 'log':
      printLog(session, seat, argument);
      return 'stay';
    case 'counsel':
      return switchCounsel(session, seat) ? 'done' : 'stay';
    case 'hint':
      await printHint(session, seat);
      return 'stay';
    case 'save':
      save(session, argument === '' ? (session.file ?? freeName(session, 'save')) : argument);
      return 'stay';
    case 'record':
      record(session, argument === '' ? freeName(session, 'record') : argument, seat);
      return 'stay';
    case 'seat':
      return changeSeat(session, seat, argument) ? 'done' : 'stay';
    case 'quit':
      return (await quit(session)) ?? 'stay';
    case 'back':
      return 'again';
  }
}

/** A part of the table that is called so, or all of it as lists. */
function lookAt(session: Session, seat: Seat, argument: string): void {
  const part = sectionCalled(session, seat, argument);
  if (part === undefined) printView(session, seat);
  else printSection(session, part);
}

function numbered({ levels }: Asking) {
  const level = levels.at(-1);
  return level?.kind === 'menu' ? level.lines.map(({ entries }) => entries) : [];
}

export function printLog(session: Session, seat: Seat | 'public' | 'all', argument: string): void {
  const { table, terminal } = session;
  // Points are told by the events that bring them.
  const events = table.events(seat).filter(({ name }) => name !== 'kernel.score');
  if (events.length === 0) return print(session, 'cli.log.empty');
  printEvents(
    session,
    events,
    argument !== '' || terminal.plain ? events.length : terminal.height - 4,
  );
}

/** Counsel on or off, for everybody at this table. */
function switchCounsel(session: Session, seat: Seat): boolean {
  if (session.box.counsel === undefined) {
    print(session, 'cli.counsel.none');
    return false;
  }
  session.counsel = !session.counsel;
  session.notice = tell(session.speaker, session.counsel ? 'cli.counsel.on' : 'cli.counsel.off');
  session.wanted = seat;
  return true;
}

/** Lets another seat at this keyboard do what it may do unasked. */
function changeSeat(session: Session, seat: Seat, typed: string): boolean {
  const { players, table, speaker } = session;
  const others = humans(players).filter((one) => one !== seat && asksOf(table, one).length > 0);
  if (others.length === 0) {
    print(session, 'cli.seat.none');
    return false;
  }
  const named = others.find((one) => speaker.seat(one).toLowerCase() === typed.toLowerCase());
  const numberedSeat = Number(typed) - 1;
  const byNumber = isSeat(numberedSeat) && others.includes(numberedSeat) ? numberedSeat : undefined;
  const wanted = named ?? byNumber;
  if (wanted === undefined) {
    print(session, 'cli.seat.which', { seats: others });
    return false;
  }
  session.wanted = wanted;
  return true;
}
