import type { Seat } from '@destrier/engine';
import type { Advice } from './counsel/advice.js';
import { chancesText } from './counsel/words.js';
import { wordsOf, type NoteOf, type Notes } from './menu.js';
import type { Session } from './session.js';
import { sheetOf } from './table-screen.js';

/** What is said of the options of a seat as the table stands. */
export function notesOf(session: Session, seat: Seat, advice: Advice | undefined): Notes {
  const { speaker } = session;
  return {
    game: notesByGame(session, seat),
    counsel: (ask, offer) =>
      advice === undefined || ask.kind === 'aside' || offer.aside
        ? ''
        : chancesText(speaker, advice, offer),
  };
}

function notesByGame(session: Session, seat: Seat): NoteOf {
  const { box, speaker, table } = session;
  const { note } = box;
  if (note === undefined) return () => '';
  const view = table.view(seat) as never;
  const sheet = sheetOf(session, seat);
  return ({ params }, offer) =>
    note(view, { verb: offer.verb, words: wordsOf(offer), params }, speaker.language, sheet);
}
