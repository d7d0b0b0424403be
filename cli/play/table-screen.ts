import { basename } from 'node:path';
import { botNamed } from '@destrier/bots';
import { isNews, kind, type GameEvent, type Seat, type Sheet } from '@destrier/engine';
import { listsOf } from '@destrier/text';
import { printLists } from './lists.js';
import { levelText, YOU, type Player } from './seating.js';
import { print, tell, type Session } from './session.js';

export const BULLET = '• ';

/** Everything a seat sees before it is asked: the table, and what happened. */
export function printTable(session: Session, seat: Seat): void {
  const { terminal } = session;
  terminal.fresh();
  printHeading(session);
  const drawing = drawn(session, seat);
  if (drawing !== undefined || session.players.some(({ who }) => who !== YOU))
    terminal.print(legend(session, seat), { drawn: terminal.plain });
  if (drawing === undefined) printView(session, seat);
  else terminal.print(drawing, { drawn: true });
  printRule(session);
  printNews(session, seat);
  if (session.notice !== null) terminal.print(session.notice, { style: 'accent' });
  session.notice = null;
}

/** The game's own drawing of its board, if it has one and the terminal has room for it. */
function drawn(session: Session, seat: Seat): string | undefined {
  const { box, table, speaker, terminal } = session;
  if (terminal.plain) return undefined;
  const drawing = box.draw?.(table.view(seat) as never, speaker.language, sheetOf(session, seat));
  const isTooWide = drawing?.split('\n').some((line) => line.length > terminal.width) === true;
  return isTooWide ? undefined : drawing;
}

export function sheetOf({ players, table, terminal }: Session, seat: Seat): Sheet {
  return {
    content: table.match.prepared.content as never,
    viewer: seat,
    names: players.map(({ name }) => name),
    width: terminal.width,
  };
}

function printHeading(session: Session): void {
  const { box, speaker, pack, terminal } = session;
  const content =
    pack === null
      ? tell(speaker, 'cli.content.house')
      : tell(speaker, 'cli.content.pack', { name: { said: basename(pack) } });
  const title = { said: box.title.title[speaker.language] };
  print(session, 'cli.heading', { title, content: { said: content } }, 'heading');
  if (!terminal.plain) printRule(session);
}

export function printRule({ terminal }: Session): void {
  terminal.print(terminal.plain ? '' : '─'.repeat(terminal.width), { style: 'dim' });
}

/** All that a seat can know, as lists. */
export function printView({ table, shape, speaker, terminal }: Session, seat: Seat): void {
  const { kinds } = table.prepared;
  printLists(terminal, listsOf(table.view(seat), shape, speaker, seat, kinds));
}

/** Who sits where, and so which number in a drawing is whose. */
function legend({ players, speaker, terminal }: Session, viewer: Seat): string {
  const shown = ({ who, name }: Player, seat: Seat): string => {
    if (seat === viewer) return speaker.say('kernel.you', { seat }, { seat: kind.seat });
    const bot = botNamed(who);
    if (bot === undefined) return name;
    const level = { said: levelText(speaker, bot.level) };
    return tell(speaker, 'cli.bot.level', { seat, level });
  };
  const all = players.map((player, i) => `${i + 1} ${shown(player, i as Seat)}`);
  return all.join(terminal.plain ? '\n' : ' · ');
}

/** What happened since the seat last chose. */
export function printNews(session: Session, seat: Seat): void {
  const { table, terminal, news } = session;
  const from = news[seat]?.from ?? 0;
  // Why nobody was asked is told by `log` to who wonders.
  const events = table.events(seat, from).filter(isNews);
  if (events.length === 0) return;
  const most = Math.max(6, terminal.height - 12);
  print(session, from === 0 ? 'cli.soFar' : 'cli.since', {}, 'dim');
  printEvents(session, events, terminal.plain ? events.length : most);
  terminal.print('');
}

/** Events as sentences, the last ones if there are more than `most`. */
export function printEvents(session: Session, events: readonly GameEvent[], most: number): void {
  const { speaker, terminal } = session;
  const earlier = events.length - most;
  if (earlier > 0) print(session, 'cli.log.earlier', { count: earlier }, 'dim');
  for (const event of events.slice(-most))
    terminal.print(speaker.event(event), { first: terminal.plain ? '' : BULLET, rest: '  ' });
}
