import { nearest, type Answer, type Ask, type Seat } from '@destrier/engine';
import { BLANK, entriesOf, explained, type Entry } from '@destrier/text';
import type { Exit } from '../errors.js';
import { runCommand } from './commands/run.js';
import { commandIn } from './commands/words.js';
import { adviceFor, type Advice } from './counsel/advice.js';
import { adviceText } from './counsel/words.js';
import { interrupted } from './leave.js';
import { printAtAGlance, printSection, recorded, sectionCalled } from './glance.js';
import {
  menuLevel,
  printLevel,
  roomFor,
  type Asked,
  type Filled,
  type Level,
  type Menu,
} from './level.js';
import { asksOf, chooseAt, meant } from './menu.js';
import { notesOf } from './notes.js';
import { pick } from './pick.js';
import { attempt, isShared, print, printRefusal, tell, type Session } from './session.js';
import { printTable } from './table-screen.js';

/** A question on the screen, until its seat has chosen or something else ends it. */
export interface Asking extends Asked {
  readonly entries: readonly Entry[];
  readonly advice: Advice | undefined;
  /** From all options to what is just being chosen. */
  readonly levels: Level[];
}

/** `done`: the table has changed, or somebody else is to be asked. `anew`: with what is known by now. */
export type AskOutcome = 'stay' | 'again' | 'anew' | 'done' | Exit;

/** Asks a seat until it has chosen, or the game is left. */
export async function ask(session: Session, seat: Seat): Promise<'done' | Exit> {
  const advice = await adviceFor(session, seat);
  for (;;) {
    const outcome = await askOnce(session, seat, advice);
    if (outcome !== 'anew') return outcome;
  }
}

async function askOnce(
  session: Session,
  seat: Seat,
  advice: Advice | undefined,
): Promise<'done' | 'anew' | Exit> {
  const asks = asksOf(session.table, seat);
  const entries = entriesOf(asks, session.speaker, notesOf(session, seat, advice));
  const head = recorded(session);
  printHead(head.session, { seat, asks, advice });
  const room = roomFor(session, head.height());
  const levels = [menuLevel(session, entries, room)];
  const asking: Asking = { session, seat, asks, entries, advice, levels, room };
  const asked = entries.filter(({ anytime }) => !anytime);
  if (asked.length === 1) enter(asking, asked[0] as Entry);
  show(asking);
  for (;;) {
    const typed = await session.terminal.read('> ');
    const outcome =
      typed.kind === 'line'
        ? await answer(asking, typed.line.trim().replaceAll(/\s+/g, ' '))
        : (interrupted(session, typed) ?? 'stay');
    if (typeof outcome === 'number' || outcome === 'done' || outcome === 'anew') return outcome;
    if (outcome !== 'again') continue;
    if (session.box.glance === undefined) showLevel(asking);
    else show(asking);
  }
}

/** A factored choice is filled in on a level of its own. */
function enter({ levels }: Asking, entry: Entry): boolean {
  const { offer } = entry;
  if (offer.form === 'option') return false;
  levels.push({ kind: 'pick', entry, offer });
  return true;
}

/** The whole screen. */
function show(asking: Asking): void {
  const { session, seat } = asking;
  if (session.box.glance !== undefined) {
    const question = recorded(session);
    printHead(question.session, asking);
    showLevel({ ...asking, session: question.session });
    return printAtAGlance(session, seat, question);
  }
  printTable(session, seat);
  printHead(session, asking);
  showLevel(asking);
}

/** What is asked, and what counsel says to it. */
function printHead(
  session: Session,
  { seat, asks, advice }: Pick<Asking, 'seat' | 'asks' | 'advice'>,
): void {
  const { speaker } = session;
  const asked = askedIn(asks);
  const prompt = {
    said: asked === undefined ? tell(speaker, 'cli.unasked') : speaker.prompt(asked),
  };
  const text = isShared(session) ? tell(speaker, 'cli.question', { seat, prompt }) : prompt.said;
  const rule =
    asked === undefined || asked.rule === null
      ? ''
      : ` ${tell(speaker, 'cli.rule', { rule: { said: asked.rule } })}`;
  session.terminal.print(`${text}${rule}`, { style: 'heading' });
  if (advice !== undefined)
    session.terminal.print(adviceText(speaker, advice), { style: 'accent' });
}

/** What is asked of the seat; nothing if it may only do something unasked. */
function askedIn(asks: readonly Ask[]): Ask | undefined {
  return asks.find(({ kind }) => kind !== 'aside');
}

function current({ levels }: Asking): Level {
  return levels.at(-1) as Level;
}

function showLevel(asking: Asking): void {
  const { session, levels } = asking;
  const level = current(asking);
  const hasOthers = asking.entries.length > 1;
  if (level.kind === 'pick') {
    const name = hasOthers ? session.speaker.option(level.offer.verb, [BLANK]) : '';
    const title = explained(name, level.entry.note, level.entry.advice);
    if (title !== '') session.terminal.print(title);
  }
  printLevel(asking, level, levels.length > 1 && hasOthers);
}

async function answer(asking: Asking, line: string): Promise<AskOutcome> {
  const { session, asks, levels } = asking;
  const level = current(asking);
  if (line.startsWith('/')) return command(asking, line);
  if (level.kind === 'pick') return answerPick(asking, level, line);
  if (line === '') return turnPage(asking, level);
  if (/^[0-9]+$/.test(line)) return chooseLine(asking, level, line);
  const byId = choose(asking, line);
  if (byId.ok) return 'done';
  const typed = commandIn(line, session.speaker);
  // At the top there is nowhere to go back to, so `back` may be the name of an option.
  const isTop = levels.length === 1 && askedIn(asks) !== undefined;
  const isCommand = typed !== undefined && !(typed.word === 'back' && isTop);
  if (isCommand) return command(asking, line);
  return lookAtPart(asking, line) ? 'stay' : chooseMeant(asking, line, byId);
}

/** What is typed while a factored choice is filled in: its parts, another option by its id, or a command. */
function answerPick(asking: Asking, level: Filled, line: string): Promise<AskOutcome> | AskOutcome {
  const { session, seat } = asking;
  const picked = pick(level.offer, line, session.speaker);
  if ('id' in picked) {
    const { id } = level.entry.ask;
    return settle(
      asking,
      attempt(session, seat, () => session.table.choose(seat, id, picked.id)),
    );
  }
  if (line !== '' && choose(asking, line).ok) return 'done';
  if (commandIn(line, session.speaker) !== undefined) return command(asking, line);
  if (lookAtPart(asking, line)) return 'stay';
  if (line === '' && asking.advice !== undefined) return 'anew';
  print(session, picked.wrong, picked.values, 'alarm');
  return 'stay';
}

/** Shows a part of the table whole, if the line is its word. */
function lookAtPart({ session, seat }: Asking, line: string): boolean {
  const part = sectionCalled(session, seat, line);
  if (part !== undefined) printSection(session, part);
  return part !== undefined;
}

function command(asking: Asking, line: string): Promise<AskOutcome> | AskOutcome {
  const { session, asks, levels } = asking;
  const typed = commandIn(line, session.speaker);
  if (typed === undefined) {
    print(session, 'cli.wrong.command', { typed: { said: line } }, 'alarm');
    return 'stay';
  }
  if (typed.word !== 'back') return runCommand(asking, typed);
  if (levels.length === 1 && askedIn(asks) === undefined) return 'done';
  if (levels.length > 1) levels.pop();
  return 'again';
}

/** Enter leafs through a long menu, and shows a short one again with its table. */
function turnPage(asking: Asking, level: Menu): AskOutcome {
  const count = level.pages.length;
  if (count > 1) {
    level.page = (level.page + 1) % count;
    return 'again';
  }
  if (asking.levels.length === 1) return 'anew';
  show(asking);
  return 'stay';
}

function chooseLine(asking: Asking, level: Menu, line: string): AskOutcome {
  const found = level.lines[Number(line) - 1];
  if (found !== undefined) return take(asking, found.entries);
  print(
    asking.session,
    'cli.wrong.number',
    { n: { said: line }, max: level.lines.length },
    'alarm',
  );
  return 'stay';
}

function take(asking: Asking, entries: readonly Entry[]): AskOutcome {
  const { session, seat, levels } = asking;
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    levels.push(menuLevel(session, entries, asking.room));
    return 'again';
  }
  if (enter(asking, entry)) return 'again';
  return settle(
    asking,
    attempt(session, seat, () => session.table.choose(seat, entry.ask.id, entry.id)),
  );
}

/** Tries an id at all questions of the seat. */
function choose({ session, seat, asks }: Asking, id: string): Answer {
  return attempt(session, seat, () => chooseAt(session.table, seat, asks, id));
}

function settle({ session }: Asking, answered: Answer): AskOutcome {
  if (answered.ok) return 'done';
  printRefusal(session, answered.refusal);
  return 'stay';
}

function chooseMeant(asking: Asking, line: string, byId: Answer): AskOutcome {
  const { session, entries } = asking;
  const found = meant(entries, line);
  if (found.length === 1) return take(asking, found);
  if (found.length > 1) {
    // A screen that is kept to is shown anew, with what is to be noticed.
    if (session.box.glance === undefined) print(session, 'cli.which');
    else session.notice = tell(session.speaker, 'cli.which');
    return take(asking, found);
  }
  if (!byId.ok) printRefusal(session, byId.refusal);
  const near = nearest(
    line,
    entries.map(({ id }) => id),
  );
  if (near !== undefined && !byId.ok && byId.refusal.code === 'unknown')
    print(session, 'cli.didYouMean', { option: { said: near } });
  return 'stay';
}
