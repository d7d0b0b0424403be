import { botNamed } from '@destrier/bots';
import type { HostReply } from '@destrier/bots/host';
import type { Seat } from '@destrier/engine';
import type { Exit } from '../errors.js';
import { playBot } from './bot.js';
import { interrupted } from './leave.js';
import { levelText, type Player } from './seating.js';
import { print, tell, type Session } from './session.js';

/** Players who wait longer than this are told whom they are waiting for. */
const PATIENCE_MS = 400;

/** Lets a bot choose while people wait; the exit code if they leave meanwhile. */
export async function waitForBot(session: Session, seat: Seat): Promise<Exit | undefined> {
  const { table, players, terminal, host } = session;
  const timer = setTimeout(() => sayThatItThinks(session, seat), PATIENCE_MS);
  const done = await terminal.during((signal) =>
    playBot(table, seat, players[seat] as Player, host, signal),
  );
  clearTimeout(timer);
  if ('typed' in done) return interrupted(session, done.typed);
  noteFall(session, seat, done.result);
  return undefined;
}

/** Once, however many decisions follow each other. */
function sayThatItThinks(session: Session, seat: Seat): void {
  if (session.waitingFor === seat) return;
  session.waitingFor = seat;
  print(session, 'cli.bot.thinks', { seat }, 'dim');
}

function noteFall(session: Session, seat: Seat, { fell }: HostReply): void {
  const instead = fell === undefined ? undefined : botNamed(fell.to);
  if (instead === undefined) return;
  const level = { said: levelText(session.speaker, instead.level) };
  session.notice = tell(session.speaker, 'cli.bot.fell', { seat, level });
}
