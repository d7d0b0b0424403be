import type { Seat } from '@destrier/engine';
import { EXIT, type Exit } from '../errors.js';
import { botAsked } from './bot.js';
import { printRules } from './commands/rules.js';
import { printLog } from './commands/run.js';
import { undo } from './commands/undo.js';
import { commandIn, isCommand } from './commands/words.js';
import { freeName, record } from './keep.js';
import { answersItself } from './harmless.js';
import { interrupted } from './leave.js';
import { asksOf } from './menu.js';
import { ask } from './question.js';
import { printResult } from './result.js';
import { humans } from './seating.js';
import { isShared, print, type Session } from './session.js';
import { waitForBot } from './waiting.js';

/** Plays a game at a terminal to its end, or until somebody leaves it. */
export async function playAtTerminal(session: Session): Promise<Exit> {
  const { table, players } = session;
  while (!table.over) {
    const bot = botAsked(table, players);
    if (bot !== undefined) {
      const left = await waitForBot(session, bot);
      if (left !== undefined) return left;
      continue;
    }
    session.waitingFor = null;
    const seat = nextAtKeyboard(session);
    if (answersItself(session, seat)) continue;
    const handed = await handOver(session, seat);
    if (handed === 'undone') continue;
    if (handed !== 'done') return handed;
    const asked = await ask(session, seat);
    if (asked !== 'done') return asked;
  }
  printResult(session);
  return afterwards(session);
}

/** The seat to ask now: one that wants to do something, else the one at the keyboard if it is asked, else the first that is. */
function nextAtKeyboard(session: Session): Seat {
  const { table, wanted, at } = session;
  session.wanted = null;
  if (wanted !== null && asksOf(table, wanted).length > 0) return wanted;
  const asked = table
    .asks('public')
    .filter(({ kind }) => kind !== 'aside')
    .map(({ seat }) => seat);
  return at !== null && asked.includes(at) ? at : (asked[0] as Seat);
}

/** Lets the keyboard change hands, with nothing in sight that the next one must not see. */
async function handOver(session: Session, seat: Seat): Promise<'done' | 'undone' | Exit> {
  const { at: before, speaker, terminal } = session;
  session.at = seat;
  if (!isShared(session) || before === seat) return 'done';
  session.at = null;
  if (before === null) terminal.fresh();
  else terminal.hide();
  print(session, 'cli.handOver', { seat }, 'heading');
  print(session, before === null ? 'cli.handOver.first' : 'cli.handOver.enter', { seat }, 'dim');
  for (;;) {
    const typed = await terminal.read('> ');
    const line = typed.kind === 'line' ? typed.line.trim().toLowerCase() : undefined;
    const exit = line === undefined ? interrupted(session, typed) : undefined;
    if (exit !== undefined) return exit;
    if (line === '') break;
    const isUndo = line !== undefined && isCommand('undo', line, speaker);
    if (before === null || !isUndo || !undo(session, before)) continue;
    // Through another hand-over: who typed it may be the next one already.
    session.wanted = before;
    return 'undone';
  }
  session.at = seat;
  return 'done';
}

/** After the game: its record and its log, until Enter. */
async function afterwards(session: Session): Promise<Exit> {
  const { players, speaker, terminal } = session;
  if (humans(players).length === 0) return EXIT.good;
  for (;;) {
    print(session, 'cli.result.after', {}, 'dim');
    const typed = await terminal.read('> ');
    if (typed.kind !== 'line') return EXIT.good;
    const line = typed.line.trim();
    const command = commandIn(line, speaker);
    if (line === '' || command?.word === 'quit') return EXIT.good;
    if (command?.word === 'rules') printRules(session, command.argument);
    if (command?.word === 'log') printLog(session, 'all', command.argument);
    if (command?.word === 'record')
      record(
        session,
        command.argument === '' ? freeName(session, 'record') : command.argument,
        null,
      );
  }
}
