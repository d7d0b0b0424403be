import type { Seat } from '@destrier/engine';
import { printRefusal, tell, type Session } from '../session.js';

/** Takes the seat's last choice back, or says why not; whether it did. */
export function undo(session: Session, seat: Seat): boolean {
  const { table, speaker, news } = session;
  const before = [...table.rows];
  const answer = table.undo(seat);
  if (!answer.ok) {
    printRefusal(session, answer.refusal);
    return false;
  }
  const from = news[seat]?.before ?? 0;
  news[seat] = { from, before: from };
  const undone = before.find(
    (row, i) => table.rows[i]?.option !== row.option || table.rows[i].seat !== row.seat,
  );
  const [verb = '', ...words] = undone?.option.split(' ') ?? [];
  session.notice = tell(speaker, 'cli.undone', { option: { said: speaker.option(verb, words) } });
  return true;
}
