import type { Seat } from '@destrier/engine';
import { wordsOf, type NoteOf } from './menu.js';
import type { Session } from './session.js';
import { sheetOf } from './table-screen.js';

/** What the game says of the options of a seat as the table stands. */
export function notesOf(session: Session, seat: Seat): NoteOf {
  const { box, speaker, table } = session;
  const { note } = box;
  if (note === undefined) return () => '';
  const view = table.view(seat) as never;
  const sheet = sheetOf(session, seat);
  return ({ params }, offer) =>
    note(view, { verb: offer.verb, words: wordsOf(offer), params }, speaker.language, sheet);
}
