import type { Seat } from '@destrier/engine';
import { asksOf, chooseAt } from './menu.js';
import type { Session } from './session.js';

/**
 * Answers a question for a seat that wants to be asked only when it can matter; says whether it did. What happened in
 * between stays news to the seat. After something was taken back everything is asked, up to where the game had come.
 */
export function answersItself(session: Session, seat: Seat): boolean {
  const { asksAll, box, table } = session;
  const { n, prepared } = table.match;
  const isBack = n < session.farthest;
  session.farthest = Math.max(session.farthest, n);
  const ask = asksOf(table, seat).find(({ kind }) => kind !== 'aside');
  if (asksAll || isBack || ask === undefined || box.harmless === undefined) return false;
  const sheet = { content: prepared.content as never, viewer: seat };
  const option = box.harmless(table.view(seat) as never, ask.prompt, table.events(seat), sheet);
  return option !== null && chooseAt(table, seat, [ask], option).ok;
}
