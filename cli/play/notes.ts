import type { Seat } from '@destrier/engine';
import { notesByGame, type Notes } from '@destrier/text';
import type { Advice } from './counsel/advice.js';
import { sharesText } from './counsel/words.js';
import type { Session } from './session.js';
import { sheetOf } from './table-screen.js';

/** What is said of the options of a seat as the table stands. */
export function notesOf(session: Session, seat: Seat, advice: Advice | undefined): Notes {
  const { box, speaker, table } = session;
  return {
    game: notesByGame(box, table.view(seat), sheetOf(session, seat), speaker),
    counsel: (ask, offer) =>
      advice === undefined || ask.kind === 'aside' || offer.anytime
        ? ''
        : sharesText(speaker, advice, offer),
  };
}
