import { DECKS, type Deck } from '@destrier/glory/page';
import { signBack } from '../../art/cards/backs.js';
import { Deck as DrawnDeck } from '../../board/cards.js';
import { Leaf } from '../../board/leaf.js';
import { Piece } from '../../board/piece.js';
import { Card, DECK_COLOURS } from './cards.js';
import { MARKS } from './icons.js';
import { useLook } from './look.js';

/** The open cards of the three decks, and what is left to be drawn blind. */
export function Travel() {
  const { say } = useLook();
  return (
    <Leaf className="travel" label={say('board.part.travel')}>
      {DECKS.map((deck) => (
        <Offers key={deck} deck={deck} />
      ))}
    </Leaf>
  );
}

function Offers({ deck }: { readonly deck: Deck }) {
  const { content, picks, say, speaker, view } = useLook();
  const left = view.decks[deck].count;
  const open = view.offers[deck];
  const places = Math.max(content.figures.offers, open.length);
  return (
    <ul className="offers" aria-label={speaker.word(deck)}>
      <li className="offer" data-anchor={`deck:${deck}`}>
        <Piece id={deck} form="card" pick={picks.option('blind', deck)}>
          <DrawnDeck
            back={signBack(DECK_COLOURS[deck], MARKS[deck])}
            count={left}
            width="var(--card)"
          />
          <span className="heard">{say('board.cardsLeft', { n: left })}</span>
        </Piece>
      </li>
      {Array.from({ length: places }, (_, at) => {
        const card = open[at];
        // A place among the open cards has no name but its number.
        return (
          <li key={at} className="offer" data-anchor={`offer:${deck}:${at}`}>
            {card === undefined ? null : <Card id={card} pick={picks.option('take', card)} />}
          </li>
        );
      })}
    </ul>
  );
}
